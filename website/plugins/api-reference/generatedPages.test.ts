import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileText, manyRuns } from '../../../testing/hostileText';
import { describeApiPages, describePage } from './generatedPages';

const page = `# P5Asciifier

Defined in: [asciifier/P5Asciifier.ts:77](https://example.org/P5Asciifier.ts#L77)

> **x**: \`number\`

Turns one picture, usually that of [the whole](../whole.md) sketch,
into a \`grid\` of characters.

## Example
`;

it('takes the first words of a page, as plain text', () => {
  expect(describePage(page)).toBe(
    'Turns one picture, usually that of the whole sketch, into a grid of characters.',
  );
});

it('names the symbol when there are no words', () => {
  expect(describePage('# X\n\n> `const` **X**: `number`')).toBe('X in the API of p5.asciify.');
});

it('is no longer than search engines show', () => {
  const sentence = 'This sentence has a length of fifty characters, yes.';
  expect(describePage(`# X\n\n${`${sentence} `.repeat(9)}`)).toBe(
    `${sentence} ${sentence} ${sentence}`,
  );
  expect(describePage(`# X\n\n${'word '.repeat(90)}`)).toMatch(/^(?:word )+…$/);
});

it.each([
  ['/site/docs/api/classes/X.md', 'X in the API of p5.asciify.'],
  ['/site/docs/guides/x.mdx', undefined],
])('describes %s: %j', async (filePath, description) => {
  const defaultParseFrontMatter = () => Promise.resolve({ frontMatter: {}, content: '# X' });
  const result = await describeApiPages({
    filePath,
    fileContent: '# X',
    defaultParseFrontMatter,
  });
  expect(result.frontMatter['description']).toBe(description);
});

it.each([
  ['RENDERER\\_TYPES', 'RENDERER_TYPES'],
  ['P5AsciifyRenderer\\<T\\>', 'P5AsciifyRenderer<T>'],
  ['`plain`', 'plain'],
])('takes the title %s as %s', async (heading, title) => {
  const result = await describeApiPages({
    filePath: '/site/docs/api/X.md',
    fileContent: '',
    defaultParseFrontMatter: () =>
      Promise.resolve({ frontMatter: {}, content: `# ${heading}\n\n> **x**` }),
  });
  expect(result.frontMatter).toEqual({ title, description: `${title} in the API of p5.asciify.` });
});

it('describes any text in one short line', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostileText,
        hostileText.map((text) => `# ${text}`),
      ),
      (markdown) => {
        const description = describePage(markdown);
        expect(description).toMatch(/^.*$/);
        expect(description.length).toBeLessThanOrEqual(202);
      },
    ),
    manyRuns,
  );
});
