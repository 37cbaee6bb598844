/** Pages list the defaults of options in tables, which have to be those that the library uses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BRIGHTNESS_DEFAULT_OPTIONS } from '../../src/renderers/brightness/options';
import { EDGE_DEFAULT_OPTIONS } from '../../src/renderers/edge/options';

type Defaults = Readonly<Record<string, unknown>>;

const pages = join(__dirname, '../../../../website/docs');

/** The tables with a column "Default" of a page, each with its options and their defaults as code. */
function tablesOf(page: string): [option: string, value: string][][] {
  const tables = readFileSync(join(pages, page), 'utf8').split(/^\| Option +\| Default +\|.*$/m);
  return tables.slice(1).map((rest) => {
    const [table = ''] = rest.trimStart().split('\n\n');
    return Array.from(
      table.matchAll(/^\| `(\w+)` +\| `(.+?)` +\|/gm),
      ([, option = '', code = '']) => [option, code.replaceAll('\\|', '|')],
    );
  });
}

/** A value as the pages write it: strings in single quotes, colours in any case. */
function written(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value).replace(/,/g, ', ');
  const isColour = value.startsWith('#');
  return `'${(isColour ? value.toLowerCase() : value).replaceAll('\\', '\\\\')}'`;
}

function expectDefaults(table: [string, string][] | undefined, defaults: Defaults): void {
  for (const [option, code] of table ?? []) {
    const shown = code.startsWith("'#") ? code.toLowerCase() : code;
    expect.soft(shown, option).toBe(written(defaults[option]));
  }
}

it('guides/first-rendering-pipeline: the defaults of the brightness and the edge renderer', () => {
  const [brightness, edge, ...others] = tablesOf('guides/first-rendering-pipeline.mdx');
  expect(others).toEqual([]);
  expect(brightness?.map(([option]) => option).toSorted()).toEqual(
    Object.keys(BRIGHTNESS_DEFAULT_OPTIONS).toSorted(),
  );
  expectDefaults(brightness, BRIGHTNESS_DEFAULT_OPTIONS);
  expect(edge?.map(([option]) => option)).toEqual([
    'characters',
    'sobelThreshold',
    'sampleThreshold',
  ]);
  expectDefaults(edge, EDGE_DEFAULT_OPTIONS);
});

it('in-depth/colours: the defaults of the options for colours', () => {
  const [colours] = tablesOf('in-depth/colours.mdx');
  expect(colours?.map(([option]) => option)).toEqual([
    'characterColorMode',
    'characterColor',
    'backgroundColorMode',
    'backgroundColor',
    'invert',
  ]);
  expectDefaults(colours, BRIGHTNESS_DEFAULT_OPTIONS);
  expectDefaults(colours, EDGE_DEFAULT_OPTIONS);
});

it('home: no line that changes the animation repeats a default', () => {
  const sketch = readFileSync(join(pages, '../../examples/hero/sketch.js'), 'utf8');
  const updates = Array.from(sketch.matchAll(/renderer\('(\w+)'\)\.update\(\{([^}]*)\}\)/g));
  expect(updates.map(([, type]) => type)).toEqual(['brightness', 'edge']);
  for (const [, type, options = ''] of updates) {
    const defaults: Defaults = type === 'edge' ? EDGE_DEFAULT_OPTIONS : BRIGHTNESS_DEFAULT_OPTIONS;
    for (const [, option = '', value] of options.matchAll(/^ *(\w+): (.+),$/gm)) {
      expect(defaults, option).toHaveProperty(option);
      expect.soft(value, option).not.toBe(written(defaults[option]));
    }
  }
  expect(sketch).not.toContain('fontSize(16)');
});
