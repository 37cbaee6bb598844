/** What can be said about a ramp: characters from the lightest to the densest. */
import { byDensity, distinct, type Coverage } from 'sketch-player/density';

export interface RampStep {
  character: string;
  /** The share of its cell that it covers, from 0 to 1. */
  ink: number;
  /** How much more that is than the character before it covers; none for the first. */
  step?: number;
}

export interface Jump {
  from: string;
  to: string;
  /** How many times the average step it is. */
  times: number;
}

/** Characters that a renderer can use: each once, and none that only moves the cursor. */
export function usable(text: string): string {
  return distinct(text.replace(/\p{Cc}|\p{Cs}/gu, ''));
}

/** The characters of a text from the lightest to the densest. */
export function measureRamp(text: string, coverage: Coverage): RampStep[] {
  let before: number | undefined;
  return [...byDensity(usable(text), coverage)].map((character) => {
    const ink = coverage(character);
    const step = before === undefined ? {} : { step: ink - before };
    before = ink;
    return { character, ink, ...step };
  });
}

/** The largest step of a ramp; undefined where there is none, or no difference at all. */
export function largestJump(ramp: readonly RampStep[]): Jump | undefined {
  const [first, last] = [ramp[0], ramp.at(-1)];
  if (!first || !last || last.ink <= first.ink) return undefined;
  const average = (last.ink - first.ink) / (ramp.length - 1);
  return ramp.slice(1).reduce<Jump>(
    (largest, { character, step = 0 }, i) => {
      const times = step / average;
      return times > largest.times
        ? { from: ramp[i]?.character ?? '', to: character, times }
        : largest;
    },
    { from: '', to: '', times: 0 },
  );
}

/**
 * Chooses that many characters of a ramp so that the steps between them are as even as they can be:
 * the lightest, the densest, and whichever lie nearest to even steps between the two.
 */
export function chooseEven(ramp: readonly RampStep[], count: number): string {
  if (count >= ramp.length) return textOf(ramp);
  const [lightest, densest] = [ramp[0]?.ink ?? 0, ramp.at(-1)?.ink ?? 0];
  const chosen: RampStep[] = [];
  let start = 0;
  for (let place = 0; place < count; place++) {
    const wanted = lightest + ((densest - lightest) * place) / Math.max(1, count - 1);
    // As many characters must be left as there are places after this one.
    const end = ramp.length - (count - 1 - place);
    let nearest = place === count - 1 && count > 1 ? end - 1 : start;
    for (let at = start; at < end; at++) {
      if (distance(ramp[at], wanted) < distance(ramp[nearest], wanted)) nearest = at;
    }
    const step = ramp[nearest];
    if (step) chosen.push(step);
    start = nearest + 1;
  }
  return textOf(chosen);
}

function distance(step: RampStep | undefined, wanted: number): number {
  return step ? Math.abs(step.ink - wanted) : Infinity;
}

export function textOf(ramp: readonly RampStep[]): string {
  return ramp.map(({ character }) => character).join('');
}

/** A text as a string in JavaScript. */
export function asCode(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** The character for a brightness from 0 to 1, chosen as the brightness renderer chooses it. */
export function characterAt(ramp: string, brightness: number): string {
  const characters = [...ramp];
  const level = Math.min(characters.length - 1, Math.floor(brightness * characters.length));
  return characters[level] ?? ' ';
}
