import { expect, it } from 'vitest';
import { makeIdleQueue } from './idleQueue';

it('runs one job at a time, in order, and again after a rest', () => {
  const idle: (() => void)[] = [];
  const done: string[] = [];
  const inIdleTime = makeIdleQueue((run) => idle.push(run));

  inIdleTime(() => done.push('a'));
  inIdleTime(() => done.push('b'));
  expect(idle).toHaveLength(1);
  idle.shift()?.();
  expect(done).toEqual(['a']);
  idle.shift()?.();
  expect(done).toEqual(['a', 'b']);
  expect(idle).toEqual([]);

  inIdleTime(() => done.push('c'));
  idle.shift()?.();
  expect(done).toEqual(['a', 'b', 'c']);
});
