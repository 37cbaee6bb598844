import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { zipSite } from './writeZip';

afterEach(() => {
  vi.useRealTimers();
});

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
  const first = zipSite(files, '/');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-02-03T04:05:06Z') });
  expect(zipSite(files, '/')).toEqual(first);
  // The time in the head of the first entry, as DOS had it: https://en.wikipedia.org/wiki/ZIP_(file_format)
  const head = new DataView(first.buffer, first.byteOffset);
  expect([head.getUint16(10, true), head.getUint16(12, true)]).toEqual([0, (1 << 5) | 1]);
});
