import { describe, expect, it } from 'vitest';
import { codesOf, docsIn, mentionsIn } from './readPages';
import { countUses } from './makeReferences';
import { unusedSymbols, usedInLine, type Page, type References } from './references';
import { testSurface } from './testSurface';
import { symbolLinks } from './usesOfExamples';
import { withValues } from './withValues';

const page = (kind: Page['kind'], title: string, uses: Page['uses']): Page => {
  return { kind, title, target: `/${title.toLowerCase()}`, uses };
};
const references = (...pages: Page[]): References => ({ surface: { ...testSurface }, pages });

describe('usedInLine', () => {
  const id = 'Asciifier.toJSON';

  it('is empty where nothing uses the symbol', () => {
    expect(usedInLine(id, references(page('guide', 'A', { Grid: 1 })))).toBe('');
  });

  it('names guides before other pages, and both before examples', () => {
    const pages = [
      page('page', 'Install', { [id]: 9 }),
      page('example', 'Box', { [id]: 1 }),
      page('guide', 'Save', { [id]: 1 }),
    ];
    expect(usedInLine(id, references(...pages))).toBe('[Save](/save), [Box](/box)');
  });

  it('prefers guides that use it often, and examples that use little else', () => {
    const pages = [
      page('guide', 'Few', { [id]: 1 }),
      page('guide', 'Many', { [id]: 3 }),
      page('guide', 'Some', { [id]: 2 }),
      page('example', 'Large', { [id]: 1, Grid: 1, Base: 1 }),
      page('example', 'Small', { [id]: 1 }),
      page('example', 'Middle', { [id]: 1, Grid: 1 }),
    ];
    expect(usedInLine(id, references(...pages))).toBe(
      '[Many](/many), [Small](/small) and [2 more examples](/examples)',
    );
  });

  it('counts what has only a row in a table to its type', () => {
    const pages = [page('guide', 'Cells', { 'Grid.cols': 1 })];
    expect(usedInLine('Grid', references(...pages))).toBe('[Cells](/cells)');
  });

  it('names the users of the members of a type that nobody names', () => {
    const pages = [page('guide', 'A', { [id]: 1 })];
    expect(usedInLine('Asciifier', references(...pages))).toBe('[A](/a)');
    pages.push(page('guide', 'B', { Asciifier: 1 }));
    expect(usedInLine('Asciifier', references(...pages))).toBe('[B](/b)');
  });

  it('keeps titles from being Markdown', () => {
    const pages = [{ ...page('guide', 'x', { [id]: 1 }), title: '[<{*' }];
    expect(usedInLine(id, references(...pages))).toBe('[\\[\\<\\{\\*](/x)');
  });
});

it('unusedSymbols reports what no page uses, and types with their members', () => {
  const known = references(
    page('guide', 'A', { 'Grid.cols': 1 }),
    page('example', 'B', { Base: 1 }),
  );
  const all = unusedSymbols(known);
  expect(all).toContain('Asciifier.toJSON');
  expect(all).toContain('Grid.cellWidth');
  expect(all).not.toContain('Grid');
  expect(all).not.toContain('Base');
  expect(unusedSymbols(known, ['guide'])).toContain('Base');
});

it('a member is used where one that overrides it is', () => {
  const known = references(page('guide', 'A', { 'Edge.renderTo': 1 }));
  expect(unusedSymbols(known)).not.toContain('Base.renderTo');
  expect(usedInLine('Base.renderTo', known)).toBe('[A](/a)');
});

it('symbolLinks names members alone, unless two have the same name', () => {
  const anchors = new Set(['fontsize', 'tojson']);
  const pages = new Map([
    ['Asciifier', { address: '/a', anchors }],
    ['Manager', { address: '/m', anchors }],
  ]);
  const ids = ['p5asciify', 'Asciifier.fontSize', 'Manager.fontSize', 'Asciifier.toJSON'];
  expect(symbolLinks(ids, testSurface, pages)).toEqual([
    { title: 'Asciifier.fontSize()', permalink: '/a#fontsize' },
    { title: 'Manager.fontSize()', permalink: '/m#fontsize' },
    { title: 'toJSON()', permalink: '/a#tojson' },
  ]);
});

describe('reading pages', () => {
  it('are the docs that a sidebar names, with or without a label', () => {
    const items = ['guides/one', { type: 'doc', id: 'guides/two', label: 'Two' }];
    const category = { type: 'category', label: 'Guides', items };
    expect(docsIn(['intro', category])).toEqual([
      { id: 'intro', kind: 'page' },
      { id: 'guides/one', kind: 'guide' },
      { id: 'guides/two', kind: 'guide' },
    ]);
  });

  it('takes scripts out of HTML, and no other languages', () => {
    const html = '<script src="a.js"></script>\n<script type="module">go();</script>';
    expect(codesOf('html', html)).toEqual([{ language: 'js', text: 'go();' }]);
    expect(codesOf('ts', 'go();')).toEqual([{ language: 'ts', text: 'go();' }]);
    expect(codesOf('bash', 'go')).toEqual([]);
  });

  it('takes the inline code, outside of code blocks', () => {
    const text = '`fontSize()`, `p5asciify.fontSize(8)`\n\n```js\n`x`\n```\n';
    expect(mentionsIn(text)).toEqual(['fontSize()', 'p5asciify.fontSize(8)']);
  });

  it('counts what samples use, and what the text means', () => {
    const used = ['Asciifier.fontSize', 'Asciifier.background'];
    const mentions = [
      // The samples tell whose method this is.
      'fontSize()',
      // Here the owner stands in the text.
      'p5asciify.fontSize(8)',
      'toJSON()',
      'nothing of the library',
    ];
    expect(countUses(used, mentions, testSurface)).toEqual({
      'Asciifier.fontSize': 2,
      'Asciifier.background': 1,
      'Asciifier.toJSON': 1,
      'Manager.fontSize': 1,
    });
  });
});

describe('withValues', () => {
  it.each([
    ['let a;\na = b();', 'let a = b();\na = b();'],
    ['function f(a) {} f(b(), c);', 'function f(a = b()) {} f(b(), c);'],
    // These stay as they are: no value is known, or the only value refers to the variable itself.
    ['let a;', 'let a;'],
    ['let a;\na = a + 1;', 'let a;\na = a + 1;'],
    ['function f(a) {} f(a);', 'function f(a) {} f(a);'],
    ['for (const a of b) a = c;', 'for (const a of b) a = c;'],
    ['let a = 1; a = 2;', 'let a = 1; a = 2;'],
  ])('%j', (code, result) => {
    expect(withValues(code)).toBe(result);
  });
});
