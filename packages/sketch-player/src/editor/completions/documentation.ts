import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { Prec, StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  hoverTooltip,
  keymap,
  logException,
  showTooltip,
  type Command,
  type Tooltip,
} from '@codemirror/view';
import { keyFor } from '../keyTable';
import { describeEntry, tellEntry } from './describeEntry';
import { entryAt, type Found } from './entryAt';
import type { Knowledge, Known } from './knowledge';
import { selectedLink } from './source';

type Load = () => Promise<Knowledge | undefined>;

/** The documentation box that a reader has opened at the cursor with the keyboard. */
const show = StateEffect.define<Found | undefined>();

const shown = StateField.define<{ tooltip: Tooltip; entry: Known } | undefined>({
  create: () => undefined,
  update(value, { effects, docChanged, selection }) {
    for (const effect of effects) {
      if (effect.is(show)) return effect.value && atCursor(effect.value);
    }
    return docChanged || selection ? undefined : value;
  },
  provide: (field) => showTooltip.from(field, (value) => value?.tooltip ?? null),
});

/**
 * Shows the documentation of a library name: under the pointer when it rests there, and at
 * the cursor on Ctrl/Cmd+I. Their data is asked for when it is first needed.
 */
export function documentation(load: Load): Extension {
  return [
    shown,
    hoverTooltip(
      async (view, at, side) => {
        if (!isOnName(view.state, at)) return null;
        const found = await find(view.state, at, side, load);
        return found ? tooltipOf(found, false) : null;
      },
      { hideOnChange: true },
    ),
    Prec.high(keymap.of([{ key: keyFor('explain'), run: explain(load) }])),
  ];
}

function explain(load: Load): Command {
  return (view) => {
    const { state } = view;
    const at = state.selection.main.head;
    const tell = (found: Found | undefined): void => {
      // The reader may have typed or moved the cursor while the data was loading; the answer would
      // then be about another name.
      const isStale = view.state.doc !== state.doc || view.state.selection.main.head !== at;
      if (!found || isStale || !view.dom.isConnected) return;
      view.dispatch({
        effects: [show.of(found), EditorView.announce.of(tellEntry(found.entry))],
      });
    };
    find(state, at, 0, load).then(tell, (error: unknown) => logException(state, error));
    return true;
  };
}

/** Opens the reference of the selected completion, or of the documented name, in a new tab. */
export const openReference: Command = ({ state }) => {
  const link = selectedLink(state) ?? state.field(shown, false)?.entry.link;
  if (link === undefined) return false;
  window.open(link, '_blank', 'noopener');
  return true;
};

/** Closes the box that a reader has opened with the keyboard. */
export const closeDocumentation: Command = (view) => {
  if (!view.state.field(shown, false)) return false;
  view.dispatch({ effects: show.of(undefined) });
  return true;
};

async function find(
  state: EditorState,
  at: number,
  side: -1 | 0 | 1,
  load: Load,
): Promise<Found | undefined> {
  const knowledge = await load();
  if (!knowledge) return undefined;
  const tree = ensureSyntaxTree(state, at, 50) ?? syntaxTree(state);
  return entryAt(tree, state.doc.toString(), at, knowledge, side);
}

/** Whether a name could be there, so that nothing is loaded for spaces and brackets. */
function isOnName(state: EditorState, at: number): boolean {
  return state.wordAt(at) !== null;
}

function atCursor(found: Found) {
  return { tooltip: tooltipOf(found, true), entry: found.entry };
}

function tooltipOf({ from, to, entry }: Found, opensByKey: boolean): Tooltip {
  return {
    pos: from,
    end: to,
    above: true,
    create: () => ({ dom: describeEntry(entry, { withExample: true, opensByKey }) }),
  };
}
