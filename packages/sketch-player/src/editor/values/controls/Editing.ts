import type { EditorView } from '@codemirror/view';
import { Gesture } from '../Gesture';
import type { Value } from '../Value';

/** Shows a value, and changes it. */
export interface Control {
  dom: HTMLElement;
  /** Shows the value as it is in the source now. */
  refresh(value: Value): void;
}

/** The place of a value, which its control writes to. */
export class Editing<V extends { from: number; to: number }> {
  private gesture: Gesture | undefined;

  constructor(
    private readonly view: EditorView,
    public value: V,
  ) {}

  /** Writes in the gesture that is under way, or begins one. */
  write(textFor: (value: V, source: Gesture['source']) => string): void {
    if (!this.gesture?.isValid) this.gesture = new Gesture(this.view, this.value);
    this.gesture.write(textFor(this.value, this.gesture.source));
  }

  /** Ends the gesture: what follows is another step to undo. */
  readonly end = (): void => {
    this.gesture = undefined;
  };
}

/** Follows an element that readers change: `onInput` while they do, and `onEnd` when they are done. */
export function follow(control: HTMLElement, onInput: () => void, onEnd: () => void): void {
  control.addEventListener('input', onInput);
  control.addEventListener('change', onEnd);
}

/** Shows a value in a field, except while the reader types in it. */
export function show(field: HTMLInputElement, value: string): void {
  const root = field.getRootNode();
  const isTyped =
    field.type !== 'range' && root instanceof ShadowRoot && root.activeElement === field;
  if (!isTyped || Number(field.value) !== Number(value)) field.value = value;
}

let ids = 0;

/** A label with its control. */
export function labelled(words: string, control: HTMLElement): [HTMLLabelElement, HTMLElement] {
  const label = document.createElement('label');
  ids += 1;
  control.id = `value-${ids}`;
  label.htmlFor = control.id;
  label.textContent = words;
  return [label, control];
}
