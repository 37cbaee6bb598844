import { describe, expect, it } from 'vitest';
import { UnhurriedPress } from './UnhurriedPress';

/** Whether a press between two times counts, where the button is seen from 0 on. */
function press(unhurried: UnhurriedPress, down: number, up = down + 50): boolean {
  if (unhurried.begin(down)) unhurried.show(down);
  return unhurried.complete(up);
}

function shown(): UnhurriedPress {
  const unhurried = new UnhurriedPress();
  unhurried.show(0);
  return unhurried;
}

describe('UnhurriedPress', () => {
  it('takes a press after a second', () => {
    expect(press(shown(), 1000)).toBe(true);
  });

  it.each([0, 150, 300, 450, 600, 999])('takes no press after %i ms', (time) => {
    expect(press(shown(), time)).toBe(false);
  });

  it('takes none that began before, however long it is held', () => {
    expect(press(shown(), 900, 5000)).toBe(false);
  });

  it('waits anew after each early press', () => {
    const unhurried = shown();
    for (let time = 300; time < 10_000; time += 300) expect(press(unhurried, time)).toBe(false);
    expect(press(unhurried, 11_000)).toBe(true);
  });

  it('takes none before it was seen', () => {
    expect(press(new UnhurriedPress(), 5000)).toBe(false);
  });

  it('takes a press of assistive software, which only completes one', () => {
    expect(shown().complete(999)).toBe(false);
    expect(shown().complete(1000)).toBe(true);
  });
});
