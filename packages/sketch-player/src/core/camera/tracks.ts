/** Calls back when a track of a stream ends other than by `stop()`. */
export function watchEnd(stream: MediaStream, onEnd: () => void): void {
  for (const track of stream.getTracks()) track.addEventListener('ended', onEnd);
}
