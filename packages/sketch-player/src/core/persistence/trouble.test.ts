import { expect, it } from 'vitest';
import { findTrouble, troubleOf } from './trouble';

const room = (usage?: number, quota?: number) => ({
  estimate: () =>
    Promise.resolve({
      ...(usage !== undefined && { usage }),
      ...(quota !== undefined && { quota }),
    }),
});

it('says in time that little room is left', async () => {
  expect(await findTrouble(room(0, 1e9))).toBeUndefined();
  expect(await findTrouble(room(950_000_000, 1e9))).toBe('low');
  expect(await findTrouble(room(16_000_000, 20_000_000))).toBe('low');
  expect(await findTrouble(room(1, undefined))).toBeUndefined();
  expect(await findTrouble({ estimate: () => Promise.reject(new Error('no')) })).toBeUndefined();
});

it('tells a full storage from one that is denied', () => {
  expect(troubleOf(new DOMException('', 'QuotaExceededError'))).toBe('full');
  expect(troubleOf(new DOMException('', 'SecurityError'))).toBe('denied');
  expect(troubleOf('anything')).toBe('denied');
});
