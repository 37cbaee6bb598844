import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkShell } from './checkShell';

const repository = join(__dirname, '../..');

it.each([
  'npm start',
  'npm run frames -- name-of-the-folder',
  'npm run build -w p5.asciify\nnpm ci',
  'npx serve',
  'npm install --save-dev typescript @types/p5@1',
])('finds nothing wrong with %j', (code) => {
  expect(checkShell(code, repository)).toEqual([]);
});

it.each([
  ['npm run framez', 'npm run framez: expected one of start, dev,'],
  ['npm run build -w p5.ascify', '-w p5.ascify: there is no such workspace.'],
  ['npm instal', 'npm instal: expected run or one of install, ci,'],
  ['npm install typescripd', 'typescripd: the lockfile has no such package.'],
  ['npm install @types/p5@9', '@types/p5@9: the lockfile has version 1.'],
  ['npx typescripd', 'typescripd: the lockfile has no such package.'],
  ['yarn', 'yarn: expected npm, npx, or a program'],
  ['npm run "build', 'unexpected EOF'],
])('says what is wrong with %j', (code, message) => {
  expect(checkShell(code, repository).join('\n')).toContain(message);
});
