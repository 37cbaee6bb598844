import type { Send } from './channel';
import type { SketchWatch } from './SketchWatch';

const interval = 500;

/** Tells the page twice a second that the frame is alive, and how fast it draws. */
export function startHeartbeat(watch: SketchWatch, send: Send): void {
  let frames = watch.frames;
  let time = performance.now();
  window.setInterval(() => {
    const now = performance.now();
    const seconds = (now - time) / 1000;
    const framesPerSecond = seconds > 0 ? (watch.frames - frames) / seconds : 0;
    frames = watch.frames;
    time = now;
    send({
      type: 'beat',
      frames,
      framesPerSecond,
      looping: watch.isLooping(),
      progress: watch.progress(),
    });
  }, interval);
}
