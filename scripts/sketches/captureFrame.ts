import { openSketch, type P5Major, type Size, type Stage } from './openSketch';

/** The moment of a sketch that stands for it. */
export interface Capture extends Size {
  frame: number;
  /** Whether a frame shows what was painted in the frames before the last. */
  everyFrame: boolean;
}

/**
 * Draws a sketch up to a frame and reads its characters, a line a row.
 *
 * @throws Error with everything that the page complained of, or when there is nothing to see.
 */
export async function captureFrame(
  stage: Stage,
  source: string,
  { frame, everyFrame, ...size }: Capture,
  line: P5Major,
): Promise<string> {
  const complaints = await openSketch(stage, source, line, size);
  const frames = await stage.page
    .evaluate(
      async ([count, painted]) => {
        await window.drawFrames(count, painted);
        return window.p5asciify.asciifiers.map((asciifier) => asciifier.toString());
      },
      [frame, everyFrame ? frame : 2] as const,
    )
    .catch((error: unknown) => {
      complaints.push(String(error));
      return [];
    });
  if (complaints.length > 0) throw new Error([...new Set(complaints)].join('\n'));
  const text = frames[0] ?? '';
  if (text.trim() === '') throw new Error(`Frame ${frame} is blank.`);
  return `${text}\n`;
}
