/** Marks the words that a query matched, in text that is safe to set as HTML. */
import { chunksOf, joinParts, stem, type Part } from './words';

interface Range {
  start: number;
  end: number;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** The whole text, its matches marked. */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  return render(text, findMatches(text, terms), { start: 0, end: text.length });
}

/** About `wordCount` words of the text: those with the most different matches, marked. */
export function snippet(text: string, terms: ReadonlySet<string>, wordCount: number): string {
  const matches = findMatches(text, terms);
  const window = bestWindow(text, matches, wordCount);
  const before = window.start > 0 ? '…' : '';
  const after = window.end < text.length ? '…' : '';
  return before + render(text, matches, window) + after;
}

export function findMatches(text: string, terms: ReadonlySet<string>): Range[] {
  if (terms.size === 0) return [];
  return chunksOf(text).flatMap((parts) => matchesIn(parts, terms));
}

/** The longest runs of parts that are among the terms: `glyphcolor` marks all of `glyphColor`. */
function matchesIn(parts: readonly Part[], terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  for (let first = 0; first < parts.length; first += 1) {
    for (let end = parts.length; end > first; end -= 1) {
      const term = joinParts(parts.slice(first, end));
      if (!terms.has(term) && !terms.has(stem(term))) continue;
      ranges.push({ start: parts[first]?.start ?? 0, end: parts[end - 1]?.end ?? 0 });
      first = end - 1;
      break;
    }
  }
  return ranges;
}

function render(text: string, matches: readonly Range[], { start, end }: Range): string {
  let html = '';
  let position = start;
  for (const match of matches) {
    if (match.start < position || match.end > end) continue;
    html += escapeHtml(text.slice(position, match.start));
    html += `<mark>${escapeHtml(text.slice(match.start, match.end))}</mark>`;
    position = match.end;
  }
  return html + escapeHtml(text.slice(position, end));
}

function bestWindow(text: string, matches: readonly Range[], wordCount: number): Range {
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  if (words.length <= wordCount) return { start: 0, end: text.length };

  const windowAt = (first: number): Range => ({
    start: first === 0 ? 0 : (words[first]?.start ?? 0),
    end: words[first + wordCount - 1]?.end ?? text.length,
  });
  let best = windowAt(0);
  let bestCount = 0;
  for (const match of matches) {
    // The window begins two words before the match, to show some context.
    const matched = words.findIndex(({ end }) => end >= match.end);
    const first = Math.max(0, Math.min(matched - 2, words.length - wordCount));
    const window = windowAt(first);
    const seen = new Set<string>();
    for (const other of matches) {
      if (other.start >= window.start && other.end <= window.end) {
        seen.add(text.slice(other.start, other.end).toLowerCase());
      }
    }
    if (seen.size > bestCount) {
      best = window;
      bestCount = seen.size;
    }
  }
  return best;
}
