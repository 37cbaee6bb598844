/** Takes the comments out of the code that visitors read: samples, and the sketches of examples. */
import type { Passage } from './passage';

/** The passages of the comments in code, of which rows one after the other form a sentence. */
export function readCode(code: string, firstLine = 1): Passage[] {
  const passages: Passage[] = [];
  let last = -1;
  for (const [index, row] of code.split('\n').entries()) {
    const { before, text } = comment.exec(row)?.groups ?? {};
    if (text === undefined) continue;
    const passage = passages.at(-1);
    if (passage && last === index - 1 && before?.trim() === '') passage.text += `\n${text}`;
    else passages.push({ line: firstLine + index, text, allowed: [] });
    last = index;
  }
  return passages;
}

/** A comment to the end of its row; the address of a page has a colon before its slashes. */
const comment = /^(?<before>.*?)(?<!:)\/\/ (?<text>.+)$/;
