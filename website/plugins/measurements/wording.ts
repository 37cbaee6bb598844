/** Words of the tables: lists, and code within a sentence. */
import type { ElementContent } from 'hast';
import { h } from 'hastscript';

export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
}

/** A text in which the names of functions, such as `draw()`, and what stands between backticks are code. */
export function withCode(text: string): (ElementContent | string)[] {
  return text
    .split(/(`[^`]+`|\b\w+\(\))/)
    .filter(Boolean)
    .map((part) => (/^(`.+`|\w+\(\))$/.test(part) ? h('code', part.replaceAll('`', '')) : part));
}
