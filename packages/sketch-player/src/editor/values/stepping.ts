import { EditorView, logException, type Command } from '@codemirror/view';
import { Gesture } from './Gesture';
import { stepped } from './rewrite';
import { mayHoldValue, scopeOf, type Load } from './scope';
import { valuesAt } from './valuesAt';

/** Lets keys change the value at the cursor by steps. */
export class Stepping {
  /** The steps in a row, and the size of the first, which its digits decide. */
  private run: { gesture: Gesture; step: number | undefined } | undefined;

  constructor(private readonly load: Load) {}

  /** A command that goes some steps up, or down if they are negative. */
  by(steps: number): Command {
    return (view) => {
      const isSome = mayHoldValue(view.state, view.state.selection.main.head);
      if (isSome) {
        this.step(view, steps).catch((error: unknown) => logException(view.state, error));
      }
      return isSome;
    };
  }

  /** Ends the gesture: what follows is another step to undo. */
  readonly end = (): void => {
    this.run = undefined;
  };

  private async step(view: EditorView, steps: number): Promise<void> {
    const knowledge = await this.load();
    const { state } = view;
    const { head } = state.selection.main;
    const [value] = valuesAt(scopeOf(state, knowledge), head);
    if (!value || !view.dom.isConnected) return;
    if (!this.run?.gesture.holds(head)) {
      const step = value.kind === 'number' ? value.step : undefined;
      this.run = { gesture: new Gesture(view, value), step };
    }
    const { gesture, step } = this.run;
    const sized = value.kind === 'number' ? { ...value, step: step ?? value.step } : value;
    const text = stepped(sized, steps, gesture.source);
    if (text === undefined) return;
    gesture.write(text);
    view.dispatch({ effects: EditorView.announce.of(text) });
  }
}
