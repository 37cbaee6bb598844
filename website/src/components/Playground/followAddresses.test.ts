import { describe, expect, it } from 'vitest';
import { followAddresses } from './followAddresses';
import type { Opened } from './openAddress';

/** A result of opening an address; the seed tells results apart. */
const link = (seed: number): Opened => ({
  from: 'link',
  seed,
  template: { id: '', title: '', major: '1', fileName: '', source: '', html: '' },
});

function setUp() {
  const waiting = new Map<string, (opened: Opened) => void>();
  const shown: Opened[] = [];
  const { follow, stop } = followAddresses(
    (hash) => new Promise((resolve) => waiting.set(hash, resolve)),
    (opened) => shown.push(opened),
  );
  return {
    follow,
    stop,
    shown,
    give: (hash: string, opened: Opened) => waiting.get(hash)?.(opened),
  };
}

describe('followAddresses', () => {
  it('shows the newest address, whichever is ready first', async () => {
    const { follow, shown, give } = setUp();
    const done = [follow('#1'), follow('#2')];
    give('#2', link(2));
    give('#1', link(1));
    await Promise.all(done);
    expect(shown).toEqual([link(2)]);
    const next = follow('#3');
    give('#3', link(3));
    await next;
    expect(shown).toEqual([link(2), link(3)]);
  });

  it('shows nothing once it was stopped', async () => {
    const { follow, stop, shown, give } = setUp();
    const done = follow('#1');
    stop();
    give('#1', link(1));
    await done;
    expect(shown).toEqual([]);
  });
});
