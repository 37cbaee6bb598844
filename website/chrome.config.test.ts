import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { announcementBar } from './chrome.config';
import { manyRuns, wellFormedText } from './testing/hostileText';

it('the words of an announcement stay words, with one link', () => {
  // HTML replaces these wherever they stand.
  const text = wellFormedText.map((value) => value.replace(/[\0\r]/g, ' '));
  fc.assert(
    fc.property(text, text, fc.webUrl(), (before, linkLabel, linkUrl) => {
      const bar = announcementBar({ id: 'x', text: before, linkLabel, linkUrl });
      const tree = fromHtml(`<p>${bar?.content ?? ''}`, { fragment: true });
      const elements = selectAll('*', tree).map(({ tagName }) => tagName);
      expect(elements).toEqual(['p', 'a']);
      expect(selectAll('a', tree)[0]?.properties.href).toBe(linkUrl);
      expect(toString(tree)).toBe(`${before} ${linkLabel}.`);
    }),
    manyRuns,
  );
});
