import { expect, it } from 'vitest';
import { byYear } from './byYear';

it('groups posts by year and keeps their order', () => {
  const post = (date: string) => ({ metadata: { date: `${date}T00:00:00.000Z` } });
  expect(byYear([post('2026-02-01'), post('2025-12-31'), post('2025-01-01')])).toEqual([
    ['2026', [post('2026-02-01')]],
    ['2025', [post('2025-12-31'), post('2025-01-01')]],
  ]);
});
