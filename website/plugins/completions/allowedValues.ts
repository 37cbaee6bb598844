/** Reads from the words of documentation comments what a value may be. */
import type { AllowedValues, Entry } from 'sketch-player/completionData';

const number = String.raw`(-?\d+(?:\.\d+)?)(?: \([^)]*\))?`;
const between = new RegExp(
  String.raw`\b(?:from|between) ${number},? (?:and|(?:up )?to) ${number}`,
  'i',
);

/** The range that a comment names: "from 0 to 1", "1 or more", "greater than 0". */
export function rangeIn(comment: string): Pick<AllowedValues, 'least' | 'above' | 'most'> {
  const text = comment.replace(/\s+/g, ' ');
  const [, least, most] = between.exec(text) ?? [];
  if (least !== undefined && most !== undefined) {
    return { least: Number(least), most: Number(most) };
  }
  const [, atLeast] = /(-?\d+) or more\b/.exec(text) ?? [];
  if (atLeast !== undefined) return { least: Number(atLeast) };
  const [, above] = /\bgreater than (-?\d+)/.exec(text) ?? [];
  return above === undefined ? {} : { above: Number(above) };
}

/** The strings that a comment names in quotes, each once. */
export function quotedIn(comment: string): string[] {
  return [...new Set([...comment.matchAll(/(["'])(\w[\w-]*)\1/g)].map(([, , word = '']) => word))];
}

const list = (item: string) => new RegExp(String.raw`\beither (${item}(?:(?:,? or |, ?)${item})+)`);
const constants = list('[A-Z][A-Z\\d_]+');
const strings = list('["\'][\\w-]+["\']');

/** What a comment of p5.js allows, which names constants and strings after "either". */
function allowedIn(comment: string): AllowedValues {
  const text = comment.replace(/\s+/g, ' ').replace(/`/g, '');
  const [, named] = constants.exec(text) ?? [];
  const [, quoted] = strings.exec(text) ?? [];
  return {
    ...rangeIn(text),
    ...(named !== undefined && { constants: [...new Set(named.match(/[A-Z][A-Z\d_]+/g))] }),
    ...(quoted !== undefined && { values: quotedIn(quoted) }),
  };
}

/** What the comments of a function's parameters allow, in their order. */
export function argumentsIn(comments: readonly string[]): Pick<Entry, 'takes'> {
  const takes = comments.flatMap((comment, at) => {
    const allowed = allowedIn(comment);
    return Object.keys(allowed).length > 0 ? [{ at, ...allowed }] : [];
  });
  return takes.length > 0 ? { takes } : {};
}
