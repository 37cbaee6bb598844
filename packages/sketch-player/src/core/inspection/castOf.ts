import { toAsciicast } from '../export/frames/asciicast';
import { frameOf, type CharacterFrame, type TimedFrame } from '../export/frames/CharacterFrame';
import { inspectCell, type InspectedFrame } from './InspectedFrame';

/** A frame stays for this many milliseconds at the most: a sketch that was paused stands still. */
const longestStay = 1000;

/** The frames of an inspection as an asciicast, as far apart as they were drawn. Loaded on demand. */
export function castOf(inspected: Iterable<InspectedFrame>, title: string): Blob {
  const frames: TimedFrame[] = [];
  let at = 0;
  let before: number | undefined;
  for (const one of inspected) {
    if (before !== undefined) at += Math.min(one.at - before, longestStay);
    before = one.at;
    frames.push({ at, frame: charactersOf(one) });
  }
  // The last frame stays as long as the others do on average.
  const duration = at + (frames.length > 1 ? at / (frames.length - 1) : longestStay);
  const cast = toAsciicast(frames, { title, duration, recordedAt: new Date() });
  return new Blob([cast], { type: 'application/x-asciicast' });
}

/** What an export of the frame as JSON would hold. */
export function charactersOf(frame: InspectedFrame): CharacterFrame {
  const { columns, rows, sourceWidth, sourceHeight } = frame;
  const cells = Array.from(
    { length: columns * rows },
    (_, index) => inspectCell(frame, { x: index % columns, y: Math.floor(index / columns) }).json,
  );
  return frameOf(columns, rows, sourceWidth / columns / (sourceHeight / rows), cells);
}
