import type { Element, ElementContent, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { breakableParts } from '../../shared/breakableParts';

/** Matches words that may be too long for a line; shorter ones fit even the narrowest screens. */
const longName = /[\w$.:/-]{14,}/g;

/**
 * Lets long names and paths in text break where a reader would break them, rather than anywhere.
 * Copied text, searches and links are not affected, because `<wbr>` is not text.
 */
export function rehypeBreakableNames() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      // Lines of code blocks never wrap, and `theme/Heading` breaks the titles of pages.
      if (node.type === 'element' && (node.tagName === 'pre' || node.tagName === 'h1')) return SKIP;
      if (node.type !== 'text' || index === undefined || !parent) return undefined;
      const pieces = piecesOf(node, parent.children[index + 1] !== undefined);
      if (pieces.length === 1) return undefined;
      parent.children.splice(index, 1, ...pieces);
      return [SKIP, index + pieces.length];
    });
  };
}

/** Splits a text at the places where a line may break, with a `<wbr>` at each of them. */
function piecesOf({ value }: Text, isFollowed: boolean): ElementContent[] {
  const pieces: ElementContent[] = [];
  let end = 0;
  for (const { 0: name, index } of value.matchAll(longName)) {
    const [first = '', ...others] = breakableParts(name);
    pieces.push(text(value.slice(end, index) + first));
    for (const other of others) pieces.push(wordBreak(), text(other));
    end = index + name.length;
  }
  if (end < value.length) pieces.push(text(value.slice(end)));
  // A dot by itself stands, for example, between the links to a class and to its member.
  if (value === '.' && isFollowed) pieces.push(wordBreak());
  return joinTexts(pieces);
}

/** Joins adjacent texts, so that a text without a place to break stays one piece. */
function joinTexts(pieces: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.type === 'text' && last?.type === 'text') last.value += piece.value;
    else joined.push(piece);
  }
  return joined;
}

const text = (value: string): Text => ({ type: 'text', value });

function wordBreak(): Element {
  return { type: 'element', tagName: 'wbr', properties: {}, children: [] };
}
