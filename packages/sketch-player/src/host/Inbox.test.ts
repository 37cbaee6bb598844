// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Inbox } from './Inbox';

/** An inbox with a clock and a screen of its own. Reading a message takes `cost` milliseconds. */
function setUp({ cost = 0, onRead = () => {} }: { cost?: number; onRead?: () => void } = {}) {
  let time = 0;
  let due: (() => void) | undefined;
  const read: unknown[] = [];
  let floods = 0;
  const inbox = new Inbox({
    onMessage: (event) => {
      time += cost;
      read.push(event.type);
      onRead();
    },
    onFlood: () => (floods += 1),
    now: () => time,
    soon: (callback) => {
      due = callback;
      return () => (due = undefined);
    },
  });
  return {
    inbox,
    read,
    floods: () => floods,
    isDue: () => due !== undefined,
    wait: (milliseconds: number) => (time += milliseconds),
    send: (count: number) => {
      for (let i = 0; i < count; i += 1) inbox.receive(new MessageEvent(String(i)));
    },
    draw: () => {
      const callback = due;
      due = undefined;
      callback?.();
    },
  };
}

describe('Inbox', () => {
  it('reads in order, when the page is about to draw', () => {
    const { read, send, draw } = setUp();
    send(3);
    expect(read).toEqual([]);
    draw();
    expect(read).toEqual(['0', '1', '2']);
  });

  it('looks into no message before it is its turn', () => {
    const { inbox } = setUp();
    const event = new MessageEvent('message');
    Object.defineProperty(event, 'data', {
      get: () => {
        throw new Error('It was read.');
      },
    });
    expect(() => inbox.receive(event)).not.toThrow();
  });

  it('leaves the rest for the next time when reading takes long', () => {
    const { read, send, draw, isDue } = setUp({ cost: 3 });
    send(5);
    draw();
    expect(read).toHaveLength(3);
    draw();
    expect(read).toHaveLength(5);
    expect(isDue()).toBe(false);
  });

  it('ends a flood once, and reads nothing of it', () => {
    const { read, send, draw, floods } = setUp();
    send(5000);
    expect(floods()).toBe(1);
    draw();
    expect(read).toEqual([]);
  });

  it('ends what a page cannot read as fast as it comes', () => {
    const { send, draw, wait, floods } = setUp({ cost: 90 });
    for (let second = 0; second < 10; second += 1) {
      send(250);
      draw();
      wait(900);
    }
    expect(floods()).toBe(1);
  });

  it('ends whatever sends messages that take long to read, a few of them at the latest', () => {
    const { read, send, draw, floods, wait } = setUp({ cost: 300 });
    for (let second = 0; second < 10; second += 1) {
      send(1);
      draw();
      wait(1000);
    }
    expect(floods()).toBe(1);
    expect(read).toHaveLength(4);
  });

  it('takes for ever what an honest sandbox sends, however unevenly the page hears of it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 50 }), (gaps) => {
        const { send, draw, wait, floods } = setUp();
        for (const gap of gaps) {
          wait(gap);
          send(Math.floor((gap / 1000) * 250));
          draw();
        }
        expect(floods()).toBe(0);
      }),
    );
  });

  it('ends whatever sends more than 300 a second for long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 320, max: 100_000 }), (perSecond) => {
        const { send, draw, wait, floods } = setUp();
        for (let tenth = 0; tenth < 1000 && floods() === 0; tenth += 1) {
          wait(100);
          send(Math.ceil(perSecond / 10));
          draw();
        }
        expect(floods()).toBe(1);
      }),
    );
  });

  it('reads nothing more once it is closed, by what it reads, too', () => {
    let close = (): void => {};
    const { inbox, read, send, draw, isDue } = setUp({ onRead: () => close() });
    close = () => inbox.close();
    send(3);
    draw();
    send(3);
    expect(read).toEqual(['0']);
    expect(isDue()).toBe(false);
  });
});
