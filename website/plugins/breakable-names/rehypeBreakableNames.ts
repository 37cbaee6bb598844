import type { Element, ElementContent, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { breakableParts } from '../../src/components/Breakable/breakable';

/** Shorter words find room on the narrowest screens, whatever they stand in. */
const longName = /[\w$.:/-]{14,}/g;

/**
 * Lets long names and paths in text break where a reader would break them, rather than anywhere. What
 * is copied, searched and linked to stays the same: `<wbr>` is no text.
 */
export function rehypeBreakableNames() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      // The lines of code blocks do not break; headings of pages do so by themselves.
      if (node.type === 'element' && (node.tagName === 'pre' || node.tagName === 'h1')) return SKIP;
      if (node.type !== 'text' || index === undefined || !parent) return undefined;
      const pieces = piecesOf(node, parent.children[index + 1] !== undefined);
      if (pieces.length === 1) return undefined;
      parent.children.splice(index, 1, ...pieces);
      return [SKIP, index + pieces.length];
    });
  };
}

/** A text in pieces, with the places between them at which a line may break. */
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
  // Such as the dot between the links to a class and to its member.
  if (value === '.' && isFollowed) pieces.push(wordBreak());
  return joinTexts(pieces);
}

/** Adjoining texts as one, so that a text without a place to break at stays one piece. */
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
