import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipSite } from './writeZip';

const files = [
  { path: 'docs/intro/index.html', content: Buffer.from('<p>ä</p>') },
  { path: 'index.html', content: Buffer.from('start') },
];

it('puts the files where the addresses in pages lead', () => {
  const entries = unzipSync(zipSite(files, '/p5.asciify/'));
  expect(Object.keys(entries).sort()).toEqual([
    'READ ME.txt',
    'p5.asciify/docs/intro/index.html',
    'p5.asciify/index.html',
  ]);
  expect(strFromU8(entries['p5.asciify/docs/intro/index.html'] ?? new Uint8Array())).toBe(
    '<p>ä</p>',
  );
  expect(strFromU8(entries['READ ME.txt'] ?? new Uint8Array())).toContain(
    'http://localhost:8080/p5.asciify/',
  );
});

it('is the same for the same files, whenever it is made', () => {
  const digest = createHash('sha256').update(zipSite(files, '/')).digest('hex');
  expect(digest).toMatchInlineSnapshot(
    `"09ee7fc0fa9a5ff3c9a5e016200900ecbd988f702ea6d342a4d3cec97af96a7d"`,
  );
});
