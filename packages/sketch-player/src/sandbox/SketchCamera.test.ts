// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SketchCamera } from './SketchCamera';

/** A sandbox whose canvas gives streams, and what it has sent to the page. */
function setUp() {
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop }] };
  vi.stubGlobal('navigator', { mediaDevices: {} });
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => next());
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(HTMLCanvasElement.prototype, { captureStream: () => stream });
  const sent: string[] = [];
  const listen = vi.fn(() => new Promise<MediaStream>(() => {}));
  const camera = new SketchCamera(({ type }) => void sent.push(type), {
    open: listen,
  });
  const close = vi.fn();
  const picture: ImageBitmap = { width: 4, height: 3, close };
  return { camera, sent, listen, stream, stop, picture, close, media: navigator.mediaDevices };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream');
});

describe('SketchCamera', () => {
  it('gives a stream with the first picture, and asks for one picture after the other', async () => {
    const { camera, sent, stream, picture, close, media } = setUp();
    const opened = media.getUserMedia({ video: true });
    expect(sent).toEqual(['wantsCamera']);
    camera.answer(true);
    expect(sent).toEqual(['wantsCamera', 'wantsPicture']);
    camera.show(picture);
    expect(await opened).toBe(stream);
    expect(close).toHaveBeenCalled();
    expect(sent).toEqual(['wantsCamera', 'wantsPicture', 'wantsPicture']);
  });

  it('does not film twice for a second stream', async () => {
    const { camera, sent, stream, picture, media } = setUp();
    void media.getUserMedia({ video: true });
    camera.answer(true);
    camera.show(picture);
    const second = media.getUserMedia({ video: true });
    camera.answer(true);
    expect(sent.filter((type) => type === 'wantsPicture')).toHaveLength(2);
    camera.show(picture);
    expect(await second).toBe(stream);
  });

  it('ends every stream when the page is left', async () => {
    const { camera, stop, picture, media } = setUp();
    const streams = [media.getUserMedia({ video: true }), media.getUserMedia({ video: true })];
    camera.answer(true);
    camera.show(picture);
    await Promise.all(streams);
    expect(stop).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pagehide'));
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it('begins anew after a refusal', async () => {
    const { camera, sent, media } = setUp();
    const refused = media.getUserMedia({ video: true });
    camera.answer(false);
    await expect(refused).rejects.toThrow('The camera was not allowed here.');
    void media.getUserMedia({ video: true });
    camera.answer(true);
    expect(sent).toEqual(['wantsCamera', 'wantsCamera', 'wantsPicture']);
  });

  it('leaves sound to the microphone, and refuses what is neither', async () => {
    const { media, sent, listen } = setUp();
    void media.getUserMedia({ audio: true });
    expect([listen.mock.calls.length, sent]).toEqual([1, []]);
    await expect(media.getUserMedia({})).rejects.toThrow(
      'A sketch can ask for the camera, { video: true }, and for the microphone, { audio: true }.',
    );
  });
});
