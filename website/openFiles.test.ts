import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-files-'));
  for (let index = 0; index < 2000; index += 1) writeFileSync(join(folder, `${index}.html`), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Reads 2,000 files, in a process that may have 200 open. */
const script = `
  const { readBuiltPage } = require('docusaurus-local-search/builtPage');
  const { listFiles } = require('./plugins/offline/builtFiles.ts');
  const [folder] = process.argv.slice(-1);
  const files = listFiles(folder);
  const pages = files.filter(({ path }) => readBuiltPage(folder, path) !== undefined);
  console.log(files.length, pages.length);
`;

it.skipIf(process.platform === 'win32')('keeps within what a system allows', () => {
  const read = `ulimit -n 200 && exec "${process.execPath}" --import tsx -e "$0" "$1"`;
  const output = execFileSync('sh', ['-c', read, script, folder], { cwd: import.meta.dirname });
  expect(output.toString().trim()).toBe('2000 2000');
});
