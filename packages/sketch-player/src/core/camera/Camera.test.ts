// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCamera } from './Camera';

/** A browser with one camera, and a video element that plays, or does not. */
function setUp(play: () => Promise<void>) {
  const stop = vi.fn();
  const getUserMedia = () => Promise.resolve({ getTracks: () => [{ stop }, { stop }] });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  return stop;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('openCamera', () => {
  it('stays on until it is closed', async () => {
    const stop = setUp(() => Promise.resolve());
    const camera = await openCamera();
    expect(stop).not.toHaveBeenCalled();
    camera.close();
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it('leaves no camera on when the video does not play', async () => {
    const reason = new DOMException('interrupted', 'AbortError');
    const stop = setUp(() => Promise.reject(reason));
    await expect(openCamera()).rejects.toBe(reason);
    expect(stop).toHaveBeenCalledTimes(2);
  });
});
