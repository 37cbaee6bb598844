import { describe, expect, it } from 'vitest';
import { createLoopGuard, createTurnSignal } from './loopGuard';

/** A guard whose time and event loop stand still until the test moves them. */
function setUp() {
  let time = 0;
  let pending: (() => void)[] = [];
  const guardLoop = createLoopGuard({
    now: () => time,
    afterTurn: (callback) => pending.push(callback),
  });
  return {
    guardLoop,
    pass: (milliseconds: number) => (time += milliseconds),
    endTurn: () => {
      const due = pending;
      pending = [];
      for (const callback of due) callback();
    },
  };
}

describe('createLoopGuard', () => {
  it('stops a loop that runs for more than two seconds', () => {
    const { guardLoop, pass } = setUp();
    const guard = guardLoop();
    const run = () => {
      for (let i = 0; i < 1000; i += 1) {
        guard.tick();
        pass(100);
      }
    };
    expect(run).toThrow(
      'This loop ran for more than 2 seconds without a pause, so it was stopped.',
    );
  });

  it('lets a loop end that is quicker, whatever came before it', () => {
    const { guardLoop, pass } = setUp();
    const run = (passes: number, milliseconds: number) => {
      const guard = guardLoop();
      for (let i = 0; i < passes; i += 1) {
        guard.tick();
        pass(milliseconds);
      }
    };
    run(1_000_000, 0.0015);
    pass(60_000);
    run(100, 15);
    run(7, 10_000);
  });

  it('does not count the sleep of the machine, and still ends a loop after it', () => {
    const { guardLoop, pass } = setUp();
    const guard = guardLoop();
    const run = (passes: number) => {
      for (let i = 0; i < passes; i += 1) {
        guard.tick();
        pass(0.1);
      }
    };
    run(1000);
    pass(3_600_000);
    run(1000);
    expect(() => run(100_000)).toThrow('This loop ran for more than 2 seconds');
  });

  it('does not count the time in the event loop', () => {
    const { guardLoop, pass, endTurn } = setUp();
    const guard = guardLoop();
    for (let i = 0; i < 10_000; i += 1) {
      guard.tick();
      pass(1000);
      endTurn();
    }
  });

  it('counts on when a promise settles without a turn of the event loop', async () => {
    const { guardLoop, pass } = setUp();
    const guard = guardLoop();
    const run = async () => {
      for (;;) {
        guard.tick();
        pass(100);
        await Promise.resolve();
      }
    };
    await expect(run()).rejects.toThrow('This loop ran for more than 2 seconds');
  });

  it('does not count the time outside a generator, and hands its value on', () => {
    const { guardLoop, pass } = setUp();
    const guard = guardLoop();
    for (let i = 0; i < 10_000; i += 1) {
      guard.tick();
      pass(1000);
      expect(guard.resume(i)).toBe(i);
    }
  });

  it('looks at the clock a few times in a million passes', () => {
    let looks = 0;
    const guard = createLoopGuard({ now: () => (looks += 1), afterTurn: () => {} })();
    for (let i = 0; i < 1_000_000; i += 1) guard.tick();
    expect(looks).toBeGreaterThan(100);
    expect(looks).toBeLessThan(300);
  });
});

describe('createTurnSignal', () => {
  it('calls back once everything is over that runs now, promises included', async () => {
    const afterTurn = createTurnSignal();
    for (let turn = 0; turn < 3; turn += 1) {
      const log: string[] = [];
      const turnEnd = new Promise<void>((resolve) => afterTurn(resolve)).then(() =>
        log.push('turn'),
      );
      void Promise.resolve()
        .then(() => Promise.resolve())
        .then(() => log.push('promise'));
      log.push('now');
      await turnEnd;
      expect(log).toEqual(['now', 'promise', 'turn']);
    }
  });
});
