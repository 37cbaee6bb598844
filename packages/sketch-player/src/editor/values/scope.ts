import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Tree } from '@lezer/common';
import type { Knowledge } from '../completions/knowledge';
import type { Read } from '../completions/syntax';

/** Loads the data of the libraries. */
export type Load = () => Promise<Knowledge | undefined>;

/** A source, and the data of the functions that it calls. */
export interface ValueScope {
  tree: Tree;
  read: Read;
  /** Documented ranges and words; without them, values are found by syntax alone. */
  knowledge?: Knowledge | undefined;
  /** `#rrggbb` of the name of a colour. */
  hexOfName?: (name: string) => string | undefined;
}

/** The source of an editor, for `valuesAt`. */
export function scopeOf(state: EditorState, knowledge?: Knowledge): ValueScope {
  return {
    tree: ensureSyntaxTree(state, state.doc.length, 50) ?? syntaxTree(state),
    read: ({ from, to }) => state.sliceDoc(from, to),
    knowledge,
    hexOfName,
  };
}

/** Whether there may be a literal or a name at an offset, judged without data of the libraries. */
export function mayHoldValue(state: EditorState, at: number): boolean {
  return /[\w$'"#-]/.test(state.sliceDoc(Math.max(0, at - 1), at + 1));
}

const known = new Map<string, string | undefined>();

/** `#rrggbb` of the name of a colour, which browsers know. */
function hexOfName(name: string): string | undefined {
  if (!known.has(name)) known.set(name, askBrowser(name));
  return known.get(name);
}

function askBrowser(name: string): string | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context || !CSS.supports('color', name)) return undefined;
  context.fillStyle = name;
  return context.fillStyle.startsWith('#') ? context.fillStyle : undefined;
}
