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
 * @throws Error when there is no camera, or the browser refuses it or cannot play its picture.
 */
export async function openCamera(): Promise<Camera> {
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
  return { take: () => createImageBitmap(video), close };
}

/**
 * Calls back once when an element is out of view: scrolled away, in a tab that is not shown, or on
 * a page that is left, even if the browser keeps it in its back/forward cache.
 *
 * @returns A function that stops watching.
 */
export function whenOutOfView(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) leave();
  });
  const onVisibility = (): void => {
    if (document.hidden) leave();
  };
  function stop(): void {
    observer.disconnect();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', leave);
  }
  function leave(): void {
    stop();
    callback();
  }
  observer.observe(element);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);
  return stop;
}
