import type { Page } from './test';

/** A video of a few frames, 16 by 8 pixels, recorded in a page. */
export async function makeVideo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [16, 8];
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise(requestAnimationFrame);
      context?.fillRect(frame, 0, 1, 8);
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}
