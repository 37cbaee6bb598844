interface Replacement {
  from: number;
  to: number;
  insert: string;
}

/**
 * The one replacement that turns a text into another, without their common beginning and end. An
 * editor that replaces only this range keeps cursor, selection and scroll position.
 *
 * @returns `undefined` when the texts are the same.
 */
export function differingRange(current: string, wanted: string): Replacement | undefined {
  if (current === wanted) return undefined;
  const shorter = Math.min(current.length, wanted.length);
  let start = 0;
  while (start < shorter && current[start] === wanted[start]) start++;
  let end = 0;
  while (end < shorter - start && current.at(-1 - end) === wanted.at(-1 - end)) end++;
  return {
    from: start,
    to: current.length - end,
    insert: wanted.slice(start, wanted.length - end),
  };
}
