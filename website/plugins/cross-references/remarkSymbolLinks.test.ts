import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { anchorsIn, apiAddress, type ApiPages } from './apiAddresses';
import { linkSymbols } from './remarkSymbolLinks';
import { testSurface } from './testSurface';

const pages: ApiPages = new Map([
  ['Asciifier', { address: '/docs/api/classes/Asciifier', anchors: new Set(['tojson']) }],
  ['drawAsciify', { address: '/docs/api/functions/drawAsciify', anchors: new Set() }],
  [
    'P5AsciifyExtensions',
    {
      address: '/docs/api/interfaces/P5AsciifyExtensions',
      anchors: new Set(['drawasciify']),
    },
  ],
  ['Grid', { address: '/docs/api/classes/Grid', anchors: new Set(['property-cellwidth']) }],
]);

describe('apiAddress', () => {
  it.each([
    ['Grid', '/docs/api/classes/Grid'],
    ['Asciifier.toJSON', '/docs/api/classes/Asciifier#tojson'],
    ['Grid.cellWidth', '/docs/api/classes/Grid#property-cellwidth'],
    ['Asciifier.grid', '/docs/api/classes/Asciifier'],
    ['Manager.fontSize', undefined],
    // Functions that sketches define have their own pages.
    ['P5AsciifyExtensions.drawAsciify', '/docs/api/functions/drawAsciify'],
    ['P5AsciifyExtensions', '/docs/api/interfaces/P5AsciifyExtensions'],
  ])('%s: %s', (id, address) => {
    expect(apiAddress(id, pages)).toBe(address);
  });

  it('finds anchors of members, not of sections about them', () => {
    const page = '### toJSON()\n\n#### Returns\n\n| <a id="property-cellwidth"></a> `cellWidth` |';
    expect(anchorsIn(page)).toEqual(new Set(['tojson', 'property-cellwidth']));
  });
});

function linked(markdown: string): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkDirective)
    .use(remarkStringify);
  const tree: Root = processor.parse(markdown);
  linkSymbols(tree, testSurface, pages);
  return processor.stringify(tree).trim();
}

describe('linkSymbols', () => {
  const link = '[`toJSON()`](/docs/api/classes/Asciifier#tojson)';

  it('links the first mention of each symbol', () => {
    expect(linked('A `toJSON()`, `cellWidth`, `toJSON({})`.')).toBe(
      `A ${link}, [\`cellWidth\`](/docs/api/classes/Grid#property-cellwidth), \`toJSON({})\`.`,
    );
  });

  it('links in elements and lists, after a heading that names the symbol', () => {
    expect(linked('## `toJSON()`\n\n<Tabs>\n  * `toJSON()`\n</Tabs>')).toBe(
      `## \`toJSON()\`\n\n<Tabs>\n  * ${link}\n</Tabs>`,
    );
  });

  it.each([
    ['the page links to it itself, even later', `First \`toJSON()\`, then ${link}.`],
    ['it is part of a link', '[Saving with `toJSON()`](/elsewhere)'],
    ['it is in a control', '<summary>`toJSON()`</summary>'],
    ['it is the title of an admonition', ':::note[`toJSON()`]\n:::'],
    ['it is in a code block', '```js\ntoJSON();\n```'],
    ['the reference has no page for it', '`p5asciify.fontSize(8)`'],
  ])('leaves a mention alone where %s', (_reason, markdown) => {
    expect(linked(markdown)).toBe(markdown);
  });
});
