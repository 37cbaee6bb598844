import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Heartbeat } from './Heartbeat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(): {
  heartbeat: Heartbeat;
  silent: ReturnType<typeof vi.fn>;
  hide: (hidden: boolean) => void;
} {
  let isHidden = false;
  const silent = vi.fn();
  const heartbeat = new Heartbeat(silent, () => isHidden);
  heartbeat.start();
  return { heartbeat, silent, hide: (hidden) => (isHidden = hidden) };
}

describe('Heartbeat', () => {
  it('gives a sandbox half a minute to load', () => {
    const { silent } = start();
    vi.advanceTimersByTime(29_000);
    expect(silent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(silent).toHaveBeenCalledOnce();
  });

  it('notices ten seconds of silence, once', () => {
    const { heartbeat, silent } = start();
    heartbeat.beat();
    vi.advanceTimersByTime(9000);
    heartbeat.beat();
    vi.advanceTimersByTime(9000);
    expect(silent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20_000);
    expect(silent).toHaveBeenCalledOnce();
  });

  it('does not count time during which the page is hidden', () => {
    const { heartbeat, silent, hide } = start();
    heartbeat.beat();
    hide(true);
    vi.advanceTimersByTime(60_000);
    hide(false);
    vi.advanceTimersByTime(9000);
    expect(silent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(silent).toHaveBeenCalledOnce();
  });

  it('is quiet once it was stopped', () => {
    const { heartbeat, silent } = start();
    heartbeat.stop();
    vi.advanceTimersByTime(60_000);
    expect(silent).not.toHaveBeenCalled();
  });
});
