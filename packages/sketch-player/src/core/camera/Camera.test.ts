// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCamera } from './Camera';

/** A browser with one camera, and a video element that plays, or does not. */
function setUp(play: () => Promise<void>) {
  const stop = vi.fn();
  const tracks = [0, 1].map(() => Object.assign(new EventTarget(), { stop }));
  const getUserMedia = () => Promise.resolve({ getTracks: () => tracks });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  return { stop, tracks };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('openCamera', () => {
  it('stays on until it is closed', async () => {
    const { stop } = setUp(() => Promise.resolve());
    const camera = await openCamera(() => {});
    expect(stop).not.toHaveBeenCalled();
    camera.close();
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it('tells when it goes off by itself', async () => {
    const { tracks } = setUp(() => Promise.resolve());
    const onEnd = vi.fn();
    await openCamera(onEnd);
    tracks[1]?.dispatchEvent(new Event('ended'));
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('leaves no camera on when the video does not play', async () => {
    const reason = new DOMException('interrupted', 'AbortError');
    const { stop } = setUp(() => Promise.reject(reason));
    await expect(openCamera(() => {})).rejects.toBe(reason);
    expect(stop).toHaveBeenCalledTimes(2);
  });
});
