import { describe, expect, it } from 'vitest';
import { Scheduler, type Schedulable } from './Scheduler';

type AtLeastThree = [Schedulable, Schedulable, Schedulable, ...Schedulable[]];

function runners(count: number): { log: string[]; all: AtLeastThree } {
  const log: string[] = [];
  const schedulable = (index: number): Schedulable => ({
    start: () => void log.push(`start ${index}`),
    park: () => void log.push(`park ${index}`),
  });
  const rest = Array.from({ length: count - 3 }, (_, index) => schedulable(index + 3));
  return { log, all: [schedulable(0), schedulable(1), schedulable(2), ...rest] };
}

describe('Scheduler', () => {
  it('lets two of thirty run by themselves, and the next when one leaves', () => {
    const { log, all } = runners(30);
    const scheduler = new Scheduler();
    for (const schedulable of all) scheduler.startWhenFree(schedulable);
    expect(log).toEqual(['start 0', 'start 1']);
    scheduler.leave(all[0]);
    expect(log.at(-1)).toBe('start 2');
  });

  it('parks the one that started first for one that the reader starts', () => {
    const { log, all } = runners(3);
    const scheduler = new Scheduler();
    for (const schedulable of all) scheduler.startNow(schedulable);
    expect(log).toEqual(['start 0', 'start 1', 'park 0', 'start 2']);
  });

  it('does not start again what runs or waits', () => {
    const { log, all } = runners(3);
    const scheduler = new Scheduler();
    for (const schedulable of [...all, ...all]) scheduler.startWhenFree(schedulable);
    scheduler.startNow(all[0]);
    expect(log).toEqual(['start 0', 'start 1']);
    scheduler.leave(all[0]);
    scheduler.leave(all[1]);
    expect(log).toEqual(['start 0', 'start 1', 'start 2']);
  });

  it('forgets one that no longer waits', () => {
    const { log, all } = runners(3);
    const scheduler = new Scheduler();
    for (const schedulable of all) scheduler.startWhenFree(schedulable);
    scheduler.leave(all[2]);
    scheduler.leave(all[0]);
    expect(log).toEqual(['start 0', 'start 1']);
  });

  it('does not give a parked one its place back by itself', () => {
    const { log, all } = runners(3);
    const scheduler = new Scheduler();
    for (const schedulable of all) scheduler.startNow(schedulable);
    scheduler.leave(all[1]);
    expect(log.filter((entry) => entry === 'start 0')).toHaveLength(1);
  });
});
