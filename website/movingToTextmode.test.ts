/**
 * The page about moving to textmode.js says what is true of the package that is installed: its
 * version and licence, and that each member in its tables exists.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as v from 'valibot';

const page = readFileSync(join(import.meta.dirname, 'docs/moving-to-textmode.mdx'), 'utf8');
const folder = join(import.meta.dirname, '../node_modules/textmode.js');
const { version, license, types } = v.parse(
  v.object({ version: v.string(), license: v.string(), types: v.string() }),
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
);

/** The code in the right column of the tables of correspondences. */
function namedMembers(text: string): string[] {
  const [, tables = ''] = text.split('## What corresponds to what');
  const rows = tables.split('\n').filter((line) => /^\| (?!p5\.asciify|---)/.test(line));
  const cells = rows.map((row) => row.split(' | ').at(-1) ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
}

/** What the compiler says of code that uses textmode.js, a message for each line that is wrong. */
function mistakesIn(codes: readonly string[]): string[] {
  const file = join(import.meta.dirname, 'members.ts');
  const head = [
    `import { textmode, type TextmodeOptions, type layering, type loadables } from 'textmode.js';`,
    'declare const t: ReturnType<typeof textmode.create>; declare const canvas: HTMLCanvasElement;',
    'declare const layer: layering.TextmodeLayer; declare const source: loadables.TextmodeImage;',
  ];
  const statements = codes.map((code) =>
    code.startsWith('{')
      ? `(${code}) satisfies TextmodeOptions;`
      : `void ${code.replace(/\(.*\)$/, '')};`,
  );
  const options: ts.CompilerOptions = {
    strict: true,
    // The grid is there once a sketch has been set up, which the page does not repeat.
    strictNullChecks: false,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const text = [...head, ...statements].join('\n');
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === file || disk.fileExists(name),
    getSourceFile: (name, ...rest) =>
      name === file
        ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext)
        : disk.getSourceFile(name, ...rest),
  };
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('names the version and the licence of the package', () => {
  expect(page).toContain(`**version ${version}**`);
  expect(page).toContain(`textmode.js@${version}`);
  expect(page.match(/\d+\.\d+\.\d+/g)).toEqual(expect.arrayContaining([version]));
  expect(`${license}-`).toContain('LGPL-2.1');
  expect(page).toContain('| Licence | MIT | LGPL 2.1 |');
  expect(existsSync(join(folder, types))).toBe(true);
});

it('names members that textmode.js has', () => {
  const codes = namedMembers(page).filter((code) => !code.startsWith("'"));
  expect(codes.length).toBeGreaterThan(50);
  expect(mistakesIn(codes)).toEqual([]);
});

it('would notice a member that textmode.js does not have', () => {
  expect(mistakesIn(['t.fontSize()', 't.fontsize()', '{ overlays: true }'])).toEqual([
    expect.stringContaining("Property 'fontsize' does not exist"),
    expect.stringContaining("'overlays' does not exist"),
  ]);
});

it('does not say that a member lacks a counterpart under the same name', () => {
  const [, tables = ''] = page.split('## What corresponds to what');
  const without = tables.split('\n').filter((line) => line.includes('no counterpart'));
  const names = without.flatMap((line) =>
    [...(line.split(' | ')[0] ?? '').matchAll(/`(?:\w+\.)?(\w+)\(/g)].map(([, name = '']) => name),
  );
  expect(names).toContain('loadJSON');
  // Every object has a toString().
  const asked = names.filter((name) => name !== 'toString');
  expect(mistakesIn(asked.map((name) => `t.${name}`))).toEqual(
    asked.map((name): unknown => expect.stringContaining(`'${name}' does not exist`)),
  );
});
