import { history, isolateHistory, undo } from '@codemirror/commands';
import { Annotation, StateField, Transaction, type Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** Which gesture a change belongs to. */
const gestureOf = Annotation.define<number>();

interface LastChange {
  gesture: number | undefined;
  /** When it was made, in milliseconds. */
  at: number;
  isIsolated: boolean;
}

const lastChange = StateField.define<LastChange>({
  create: () => ({ gesture: undefined, at: 0, isIsolated: false }),
  update: (value, change) =>
    change.docChanged
      ? {
          gesture: change.annotation(gestureOf),
          at: change.annotation(Transaction.time) ?? 0,
          isIsolated: isIsolated(change),
        }
      : value,
});

/** Whether a change is a step of its own. `history()` itself asks only how long ago the last one was. */
function isIsolated(change: Transaction): boolean {
  return change.annotation(isolateHistory) === 'full';
}

/** Changes in one place belong together that are no further apart; in milliseconds. */
const pause = 500;

/** The history of changes, in which a gesture is one step, however long it takes. */
export const undoHistory: Extension = [
  lastChange,
  history({
    newGroupDelay: Number.MAX_SAFE_INTEGER,
    joinToEvent: (change, isAdjacent) => {
      const last = change.startState.field(lastChange);
      if (last.isIsolated || isIsolated(change)) return false;
      const gesture = change.annotation(gestureOf);
      if (gesture !== undefined || last.gesture !== undefined) return gesture === last.gesture;
      return isAdjacent && (change.annotation(Transaction.time) ?? 0) - last.at < pause;
    },
  }),
];

let begun = 0;

/** Changes to one place of the source that readers undo in one step: a drag, the way of a slider. */
export class Gesture {
  private readonly id = (begun += 1);
  private readonly from: number;
  private written: string;
  private hasChanged = false;
  /** The original text of the place, and the text around it. */
  readonly source: { written: string; before: string; after: string };

  constructor(
    private readonly view: EditorView,
    { from, to }: { from: number; to: number },
  ) {
    const { doc } = view.state;
    this.from = from;
    this.written = doc.sliceString(from, to);
    this.source = {
      written: this.written,
      before: doc.sliceString(0, from),
      after: doc.sliceString(to),
    };
  }

  /** Whether the place still has the text written last, since others may change the source as well. */
  get isValid(): boolean {
    return this.view.state.sliceDoc(this.from, this.to) === this.written;
  }

  /** Whether an offset is in the place, or at its edge. */
  holds(at: number): boolean {
    return this.isValid && at >= this.from && at <= this.to;
  }

  private get to(): number {
    return this.from + this.written.length;
  }

  write(text: string): void {
    if (text === this.written || !this.isValid) return;
    const { from, to, view } = this;
    const { head, empty } = view.state.selection.main;
    const isInside = empty && this.holds(head);
    this.written = text;
    this.hasChanged = true;
    view.dispatch({
      changes: { from, to, insert: text },
      // The cursor stays within the value, so that the next key means the same one.
      ...(isInside && { selection: { anchor: from + Math.min(head - from, text.length) } }),
      annotations: gestureOf.of(this.id),
    });
  }

  /** Restores the original text. */
  cancel(): void {
    if (this.hasChanged && this.isValid) undo(this.view);
  }
}
