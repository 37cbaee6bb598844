import { watchEnd } from './tracks';

/** A larger picture would only be scaled down: a cell of characters takes one point of it. */
const size = { width: { ideal: 320 }, height: { ideal: 240 } };

/** A camera that is switched on. */
export interface Camera {
  take: () => Promise<ImageBitmap>;
  close: () => void;
}

/**
 * Switches the reader's camera on; the browser asks them as well.
 *
 * @param onEnd - It has gone off by itself: it was unplugged, or the browser has withdrawn it.
 * @throws Error when there is no camera, or the browser refuses it or cannot play its picture.
 */
export async function openCamera(onEnd: () => void): Promise<Camera> {
  // Browsers have `mediaDevices` only in secure contexts.
  if (!('mediaDevices' in navigator)) throw new Error('The page is not served over HTTPS.');
  const stream = await navigator.mediaDevices.getUserMedia({ video: size });
  const video = document.createElement('video');
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  try {
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    await video.play();
  } catch (error) {
    // The caller gets no camera to close, so it is switched off here.
    close();
    throw error;
  }
  watchEnd(stream, onEnd);
  return { take: () => createImageBitmap(video), close };
}
