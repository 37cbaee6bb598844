import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { intact } from './intact';

const integrityOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
const replaceWith = (text: string) => vi.fn(() => Promise.resolve(new Response(text)));

it('hands over what was built, still to be read', async () => {
  const replace = replaceWith('new');
  const response = await intact(new Response('built'), integrityOf('built'), replace);
  expect(await response?.text()).toBe('built');
  expect(replace).not.toHaveBeenCalled();
});

it.each([
  ['altered', integrityOf('built')],
  ['built', undefined],
  ['', integrityOf('built')],
])('replaces %j that should have %s', async (text, integrity) => {
  const response = await intact(new Response(text), integrity, replaceWith('new'));
  expect(await response?.text()).toBe('new');
});

it('has nothing rather than something else', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await intact(new Response('altered'), integrityOf('built'), fail)).toBeNull();
  expect(await intact(undefined, integrityOf('built'), replaceWith('new'))).toBeNull();
});
