/** Says what is wrong with a page that was played: with p5.js alone, and with the library. */
import { isSpeedRemark } from '../../../../../scripts/browser.js';
import { pixelAt, type Pixels } from '../harness/pixels';
import type { Played, Seen } from './play';
import { withoutLibrary, type Moment } from './row';

/** A picture is the same if this share of its pixels differs by no more than the tolerance. */
const ENOUGH = 0.999;
/** Of 255, in each channel. */
const TOLERANCE = 2;

/** What p5.js alone does otherwise than the row says. */
export function faultsOfP5(moments: readonly Moment[], plain: Played): string[] {
  return faultsOf(plain, moments, ({ calls }, seen) =>
    faultInCalls(withoutLibrary(calls), seen.calls),
  );
}

/**
 * What the library does otherwise than the row says, or than p5.js alone does.
 *
 * @param reports The error that it has to report.
 */
export function faultsOfLibrary(
  moments: readonly Moment[],
  converted: Played,
  plain: Played,
  reports?: string,
): string[] {
  const ofP5 = new Set(plain.console);
  const said = converted.console.filter((line) => !ofP5.has(line) && !isSpeedRemark(line));
  const isReport = (line: string) => reports !== undefined && line.includes(reports);
  return [
    ...faultsOf(converted, moments, (moment, seen, i) => [
      ...faultInCalls(moment.calls, seen.calls),
      ...faultsInPictures(moment, seen, plain.seen[i]?.canvas),
    ]),
    ...said.filter((line) => !isReport(line)).map((line) => `In the console: ${line}`),
    ...(reports !== undefined && !said.some(isReport) ? [`It does not report: ${reports}`] : []),
  ];
}

function faultsOf(
  { seen, failure }: Played,
  moments: readonly Moment[],
  find: (moment: Moment, seen: Seen, index: number) => string[],
): string[] {
  const found = moments.flatMap((moment, i) => {
    const here = seen[i];
    const what = moment.act === undefined ? 'At the start' : `After \`${moment.act}\``;
    return here ? find(moment, here, i).map((fault) => `${what}: ${fault}`) : [];
  });
  return failure === undefined ? found : [...found, failure];
}

function faultInCalls(expected: readonly string[], noted: readonly string[]): string[] {
  const [right, wrong] = [expected, noted].map((names) => names.join(', ') || 'nothing');
  return right === wrong ? [] : [`expected the calls ${right}, got ${wrong}.`];
}

function faultsInPictures({ texts }: Moment, seen: Seen, plain: Pixels | undefined): string[] {
  const { converted, canvas } = seen;
  if (!converted || !plain) return ['there is nothing to compare with.'];
  const shown = JSON.stringify(converted.texts);
  const faults = shown === JSON.stringify(texts) ? [] : [`expected other texts than ${shown}.`];
  if (!converted.drawn) return [...faults, ...faultInPicture('canvas', canvas, plain)];
  const { capture, wrong } = converted.drawn;
  return [
    ...faults,
    ...faultInPicture('capture', capture, plain),
    ...(wrong[0] === undefined ? [] : [`${wrong.length} wrong pixels on the canvas: ${wrong[0]}.`]),
  ];
}

function faultInPicture(name: string, picture: Pixels, plain: Pixels): string[] {
  const { width, height } = plain;
  if (picture.width !== width || picture.height !== height) {
    return [
      `expected a ${name} of ${width} × ${height}, got ${picture.width} × ${picture.height}.`,
    ];
  }
  let same = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const other = pixelAt(plain, x, y);
      const alike = pixelAt(picture, x, y).every(
        (value, i) => Math.abs(value - (other[i] ?? NaN)) <= TOLERANCE,
      );
      if (alike) same += 1;
    }
  }
  const share = same / (width * height);
  if (share >= ENOUGH) return [];
  return [`the ${name} is as with p5.js alone in ${(share * 100).toFixed(1)} % of its pixels.`];
}
