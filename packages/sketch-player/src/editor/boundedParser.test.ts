import { parser } from '@lezer/javascript';
import { afterEach, expect, it, vi } from 'vitest';
import { bounded, isUnread } from './boundedParser';

const wrapped = parser.configure(bounded(parser));

afterEach(() => vi.restoreAllMocks());

it('reads code', () => {
  expect(isUnread(wrapped.parse('circle(1, 2, 3);'))).toBe(false);
});

it('leaves code unread that is nested too deeply', () => {
  expect(isUnread(wrapped.parse('('.repeat(2000)))).toBe(true);
});

it('leaves text unread that takes the parser more than a second', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 600));
  expect(isUnread(wrapped.parse('/* '.repeat(10)))).toBe(true);
});
