import { expect, it } from 'vitest';
import { addressMeant } from './addressMeant';

const find = (path: string) => (path === '/playground' || path === '/' ? path : undefined);

it.each([
  ['/playground%23v1.abc', '/playground#v1.abc'],
  ['/playground%23v1.abc)', '/playground#v1.abc)'],
  ['/playground%23v1.a%23b', '/playground#v1.a%23b'],
  ['/%23hero', '/#hero'],
])('%s means %s', (pathname, address) => {
  expect(addressMeant(pathname, find)).toBe(address);
});

it.each(['/playground', '/playground%2523v1.abc', '/other%23v1.abc', '//evil.example%23x', '%23'])(
  '%s means nothing else',
  (pathname) => {
    expect(addressMeant(pathname, find)).toBeUndefined();
  },
);
