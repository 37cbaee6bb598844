import { AnimatedPageWriter } from '../export/frames/animatedPage';
import type { InspectedFrame } from './InspectedFrame';
import { eachInTime } from './timedFrames';

/**
 * The frames of an inspection as an HTML file that shows them one after the other, without a script.
 * Loaded on demand. Where the size of the grid has changed, the file begins after the last change.
 *
 * @throws Error in words for the reader when so many frames make too large a file.
 */
export async function animationOf(
  inspected: Iterable<InspectedFrame>,
  about: { title: string; description: string },
): Promise<Blob> {
  const frames = lastOfOneSize([...inspected]);
  const writer = new AnimatedPageWriter(frames.length);
  const duration = await eachInTime(frames, (at, frame) => writer.add(at, frame));
  return new Blob(writer.end({ ...about, duration }), { type: 'text/html;charset=utf-8' });
}

function lastOfOneSize(frames: readonly InspectedFrame[]): readonly InspectedFrame[] {
  const newest = frames.at(-1);
  const change = frames.findLastIndex(
    ({ columns, rows }) => columns !== newest?.columns || rows !== newest.rows,
  );
  return frames.slice(change + 1);
}
