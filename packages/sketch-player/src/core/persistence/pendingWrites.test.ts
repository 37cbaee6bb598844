// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { hostileText, manyRuns } from '../../../../../testing/hostileText';
import { removePendingWrites, addPendingWrites, readPendingWrites } from './pendingWrites';

const change = (name: string, content: string | null, sketch = 'one') => ({
  sketch,
  name,
  record: content === null ? null : { content, added: 1 },
});

// Tests of other files share the storage.
afterEach(() => localStorage.clear());

it('notes the last change of each file, until it is stored', () => {
  addPendingWrites([change('a.js', 'a'), change('b.js', null)]);
  addPendingWrites([change('a.js', 'aa'), change('a.js', 'other', 'two')]);
  expect(readPendingWrites()).toEqual([
    change('b.js', null),
    change('a.js', 'aa'),
    change('a.js', 'other', 'two'),
  ]);
  removePendingWrites([change('a.js', null), change('b.js', null)]);
  expect(readPendingWrites()).toEqual([change('a.js', 'other', 'two')]);
  removePendingWrites([change('a.js', null, 'two')]);
  expect(localStorage.length).toBe(0);
});

it('reads nothing of another form, whatever is stored', () => {
  const value = fc.oneof(hostileText, fc.jsonValue());
  const almost = fc.array(
    fc.record(
      { sketch: value, name: value, record: fc.oneof(value, fc.record({ content: value })) },
      { requiredKeys: [] },
    ),
    { minLength: 1 },
  );
  const text = fc.oneof(
    hostileText,
    almost.map((changes) => JSON.stringify(changes)),
  );
  fc.assert(
    fc.property(text, (stored) => {
      localStorage.setItem('own-files-unstored', stored);
      for (const { sketch, name, record } of readPendingWrites()) {
        expect([typeof sketch, typeof name]).toEqual(['string', 'string']);
        expect(record).toBeNull();
      }
    }),
    manyRuns,
  );
});
