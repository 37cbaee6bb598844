import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Reads 2,000 files at once, in a process that may have 200 open. */
const script = `
  const { readFile } = require('node:fs/promises');
  const { openFiles } = require('./files.ts');
  const reads = Array.from({ length: 2000 }, () => openFiles(() => readFile('package.json')));
  Promise.all(reads).then(({ length }) => console.log(length));
`;

it.skipIf(process.platform === 'win32')('keeps within what a system allows', () => {
  const read = `ulimit -n 200 && exec "${process.execPath}" --import tsx -e "$0"`;
  const output = execFileSync('sh', ['-c', read, script], { cwd: import.meta.dirname });
  expect(output.toString().trim()).toBe('2000');
});
