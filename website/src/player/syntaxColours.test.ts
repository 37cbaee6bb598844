import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { highlightTree, tagHighlighter } from '@lezer/highlight';
import { highlight } from '@site/plugins/highlighting/highlight';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { languages } from 'sketch-player/language';
import { constantNames, colourRules, constantColour } from 'sketch-player/syntaxColours';
import { describe, expect, it } from 'vitest';

const examples = join(__dirname, '../../../examples');
const sketches = readdirSync(examples, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => [name, readFileSync(join(examples, name, 'sketch.js'), 'utf8')] as const);

/** The colour of each class, from the style sheet itself. */
const classColours = readClassColours(readFileSync(join(__dirname, '../css/code.css'), 'utf8'));

const inEditor = tagHighlighter(colourRules.map(({ tag, color }) => ({ tag, class: color })));

describe('the editor colours source as the static page does', () => {
  it.each(sketches)('%s', async (_, source) => {
    const editor = editorColours(source);
    const page = await pageColours(source);
    const visible = [...source].map((_, at) => at).filter((at) => /\S/.test(source[at] ?? ''));
    // The static page colours all of `.B` in `new a.B()` as a function, and the editor as a property.
    const made = [...source.matchAll(/(?<=\bnew \w+)(?:\.\w+)+/g)];
    const isOfClass = (at: number) =>
      made.some(({ index, 0: text }) => at >= index && at < index + text.length);
    const different = visible.filter((at) => editor[at] !== page[at] && !isOfClass(at));
    const words = different.map(
      (at) => `${around(source, at)}: editor ${editor[at]}, page ${page[at]}`,
    );
    const shown = words.slice(0, 10).join('\n');
    // The two parsers may disagree about a rare character.
    expect(different.length / visible.length, shown).toBeLessThan(0.01);
  });
});

function editorColours(source: string): string[] {
  const colours = Array.from({ length: source.length }, () => '');
  const tree = languages.js.parser.parse(source);
  highlightTree(tree, inEditor, (from, to, colour) => {
    colours.fill(colour, from, to);
  });
  const read = (from: number, to: number) => source.slice(from, to);
  constantNames(tree, read, { from: 0, to: source.length }, (from, to) => {
    colours.fill(constantColour, from, to);
  });
  return colours.map(plain);
}

async function pageColours(source: string): Promise<string[]> {
  const colours: string[] = [];
  const read = (node: Nodes, colour: string): void => {
    if (node.type === 'text')
      colours.push(...Array.from({ length: node.value.length }, () => colour));
    if (!('children' in node)) return;
    const classes = node.type === 'element' ? node.properties['className'] : undefined;
    const own = Array.isArray(classes) ? classColours.get(String(classes[0])) : undefined;
    for (const child of node.children) read(child, own ?? colour);
  };
  read(fromHtml(await highlight(source, 'js'), { fragment: true }), '');
  return colours.map(plain);
}

/** These variables hold the colour of plain text. */
function plain(colour: string): string {
  return colour === 'var(--code-variable)' || colour === 'var(--code-text)' ? '' : colour;
}

function readClassColours(css: string): Map<string, string> {
  const colours = new Map<string, string>();
  for (const [, selectors = '', colour = ''] of css.matchAll(
    /([^{}]+)\{\s*color: ([^;]+);\s*\}/g,
  )) {
    for (const [, name = ''] of selectors.matchAll(/\.([\w-]+)/g)) colours.set(name, colour);
  }
  return colours;
}

function around(source: string, at: number): string {
  return JSON.stringify(
    `${source.slice(Math.max(0, at - 12), at)}>${source[at]}<${source.slice(at + 1, at + 6)}`,
  );
}
