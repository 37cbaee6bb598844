/** More would only be scaled down: a cell takes one point of the picture. */
const size = { width: { ideal: 320 }, height: { ideal: 240 } };

/** A camera that is switched on. */
export interface Camera {
  take: () => Promise<ImageBitmap>;
  close: () => void;
}

/**
 * Switches the reader's camera on; the browser asks them as well.
 *
 * @throws Error when there is none, or the browser was told to give none, or cannot play it.
 */
export async function openCamera(): Promise<Camera> {
  // Browsers have no `mediaDevices` in pages that are not served safely.
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
    // Nobody else can switch it off.
    close();
    throw error;
  }
  return { take: () => createImageBitmap(video), close };
}
