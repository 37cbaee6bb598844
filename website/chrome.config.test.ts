import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { announcementBar, headTags } from './chrome.config';
import { readSiteConfig } from './site.config';
import { manyRuns, wellFormedText } from '../testing/hostileText';

it('the words of an announcement stay words, with one link', () => {
  // The HTML parser replaces these characters wherever they stand.
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

it('the head names its files below the base URL', () => {
  const tags = headTags(readSiteConfig({ BASE_URL: '/p5.asciify/' }), '0.10.3');
  const hrefs = tags.flatMap(({ attributes }) => attributes?.['href'] ?? []);
  expect(hrefs).toContain('/p5.asciify/sitemap.xml');
  for (const href of hrefs) expect(href).toMatch(/^\/p5\.asciify\//);
});
