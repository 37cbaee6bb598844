const duration = 3000;
const framesPerSecond = 30;

/** Records three seconds of a canvas as WebM, or as MP4 where that is all the browser writes. */
export function recordCanvas(canvas: HTMLCanvasElement): Promise<Blob> {
  const type = ['video/webm', 'video/mp4'].find(
    (candidate) => 'MediaRecorder' in window && MediaRecorder.isTypeSupported(candidate),
  );
  if (!type) return Promise.reject(new Error('This browser cannot record a canvas.'));
  return new Promise((resolve, reject) => {
    const recorder = new MediaRecorder(canvas.captureStream(framesPerSecond), { mimeType: type });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onerror = () => reject(new Error('The browser stopped recording.'));
    recorder.onstop = () => {
      for (const track of recorder.stream.getTracks()) track.stop();
      resolve(new Blob(parts, { type }));
    };
    recorder.start();
    window.setTimeout(() => recorder.stop(), duration);
  });
}
