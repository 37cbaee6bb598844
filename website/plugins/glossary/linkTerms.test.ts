import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { linkTerms } from './linkTerms';
import type { Term } from './terms';

const term = (id: string, forms: string[], to?: string): Term => ({
  id,
  title: id,
  topic: 'Cells and characters',
  forms,
  description: `What a ${id} is. More about it.`,
  ...(to !== undefined && { more: { label: 'More', to } }),
});

const terms = [
  term('cell', ['cell', 'cells']),
  term('grid', ['grid', 'grids'], '/docs/in-depth/grid'),
  term('frame', ['frame', 'frames']),
  term('frame-rate', ['frame rate', 'frame rates']),
  term('webgl', ['WEBGL']),
];

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkStringify);

function linked(markdown: string, page = '/docs/guides/fundamentals'): string {
  const tree: Root = processor.parse(markdown);
  linkTerms(tree, terms, page);
  return processor.stringify(tree).trim();
}

const link = (word: string, id: string) =>
  `[${word}](/docs/culture/glossary#${id} "What a ${id} is.")`;

describe('linkTerms', () => {
  it('links the first mention of a term, whatever its form', () => {
    expect(linked('Cells are small. A cell has a colour.')).toBe(
      `${link('Cells', 'cell')} are small. A cell has a colour.`,
    );
  });

  it('links two terms in a paragraph, and the third one in the next that mentions it', () => {
    expect(linked('A cell, a grid, a frame.\n\nThe frame has cells.')).toBe(
      `A ${link('cell', 'cell')}, a ${link('grid', 'grid')}, a frame.\n\nThe ${link('frame', 'frame')} has cells.`,
    );
  });

  it('takes the longest term, also across a line', () => {
    expect(linked('The frame\nrate falls.')).toBe(
      `The ${link('frame\nrate', 'frame-rate')} falls.`,
    );
  });

  it('finds no term within another one, even if that is linked already', () => {
    expect(linked('A frame rate, another frame rate, a frame.')).toBe(
      `A ${link('frame rate', 'frame-rate')}, another frame rate, a ${link('frame', 'frame')}.`,
    );
  });

  it('links in lists, emphasis, details and admonitions', () => {
    expect(linked('* A **cell**\n* A _grid_')).toBe(
      `* A **${link('cell', 'cell')}**\n* A *${link('grid', 'grid')}*`,
    );
    expect(linked('<details>\n  A cell.\n</details>')).toContain(link('cell', 'cell'));
    expect(linked(':::note[A cell]\nA grid and a cell.\n:::')).toBe(
      `:::note[A cell]\nA ${link('grid', 'grid')} and a ${link('cell', 'cell')}.\n:::`,
    );
  });

  it('leaves a term to the page that is about it', () => {
    expect(linked('The grid.', '/docs/in-depth/grid')).toBe('The grid.');
    expect(linked('The grid.', '/docs/in-depth/fonts')).toContain(link('grid', 'grid'));
  });

  it.each([
    ['in a heading', '# A cell\n\n## The grid'],
    ['in code', '`cell`\n\n```js\ncell();\n```'],
    ['in a link', '[Turn every cell](/elsewhere)'],
    ['in a table', '| The cell |\n| -------- |\n| A grid   |'],
    ['in a component', '<Caption>\n  A cell.\n</Caption>'],
    ['in a control', '<summary>\n  A cell.\n</summary>'],
    ['in another word', 'Cellular, cell-like, multi-cell, grid.cols, subgrids.'],
    ['in small letters, where its name is in capitals', 'webgl and WebGL'],
    ['that the author has linked', 'A cell, and [cells](/docs/in-depth/grid).'],
    ['whose entry the author has linked', 'A cell. See [this](../culture/glossary.mdx#cell).'],
  ])('leaves a mention alone %s', (_place, markdown) => {
    expect(linked(markdown)).toBe(markdown);
  });
});
