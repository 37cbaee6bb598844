import type { Extension } from '@codemirror/state';
import { ViewPlugin, type EditorView } from '@codemirror/view';
import { Gesture } from './Gesture';
import { stepBy } from './numbers';
import { rewriteNumber } from './rewrite';
import { scopeOf, type Load } from './scope';
import type { NumberValue } from './Value';
import { valuesAt } from './valuesAt';

/** How far the pointer moves, in pixels, before a press is a drag. */
const threshold = 4;
/** How far it moves for a step of a number without a range, and for a whole range. */
const pixelsPerStep = 4;
const pixelsPerRange = 300;

interface Drag {
  pointerId: number;
  x: number;
  y: number;
  anchor: number;
  value: NumberValue;
  gesture: Gesture;
  /** Before the threshold it is neither; a drag that begins up or down selects text. */
  does: 'nothing' | 'change' | 'select';
  /** How far the pointer is to the right, in pixels, and how many times as fast the number goes. */
  moved: { right: number; factor: number };
}

/** Lets the mouse change a number by dragging it to the left or to the right. */
class Dragging {
  private drag: Drag | undefined;

  constructor(
    private readonly view: EditorView,
    private readonly load: Load,
  ) {}

  onPointerDown(event: PointerEvent): void {
    const { view } = this;
    const { target, pointerId, clientX: x, clientY: y, pointerType, button } = event;
    this.drag = undefined;
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && button === 0;
    if (pointerType !== 'mouse' || !isPlain || !(target instanceof Element)) return;
    if (!target.closest('.value-number') || !view.state.selection.main.empty) return;
    const anchor = view.posAtCoords({ x, y });
    const value = anchor === null ? undefined : numberAt(view, anchor);
    if (anchor === null || !value) return;
    const gesture = new Gesture(view, value);
    const drag: Drag = {
      pointerId,
      x,
      y,
      anchor,
      value,
      gesture,
      does: 'nothing',
      moved: { right: 0, factor: 1 },
    };
    this.drag = drag;
    view.contentDOM.setPointerCapture(pointerId);
    // The range may come late: until then the number is not limited.
    const { state } = view;
    void this.load().then((knowledge) => {
      const [known] = valuesAt(scopeOf(state, knowledge), anchor);
      if (known?.kind !== 'number') return;
      drag.value = known;
      if (this.drag === drag && drag.does === 'change') change(drag);
    });
  }

  /** Keeps CodeMirror from selecting text. */
  onMouseDown({ detail }: MouseEvent): boolean {
    const { drag, view } = this;
    if (!drag || detail > 1) return false;
    view.focus();
    view.dispatch({ selection: { anchor: drag.anchor }, userEvent: 'select.pointer' });
    return true;
  }

  onPointerMove({ pointerId, clientX, clientY, shiftKey }: PointerEvent): void {
    const { drag, view } = this;
    if (drag?.pointerId !== pointerId) return;
    const [right, down] = [clientX - drag.x, Math.abs(clientY - drag.y)];
    if (drag.does === 'nothing') {
      if (Math.max(Math.abs(right), down) < threshold) return;
      drag.does = Math.abs(right) >= down ? 'change' : 'select';
      if (drag.does === 'change') view.dom.dataset['dragging'] = '';
    }
    if (drag.does === 'select') {
      const head = view.posAtCoords({ x: clientX, y: clientY }, false);
      view.dispatch({ selection: { anchor: drag.anchor, head }, userEvent: 'select.pointer' });
      return;
    }
    drag.moved = { right, factor: shiftKey ? 10 : 1 };
    change(drag);
  }

  onEnd(): void {
    this.drag = undefined;
    delete this.view.dom.dataset['dragging'];
  }

  onKey({ key }: KeyboardEvent): boolean {
    if (key !== 'Escape' || this.drag?.does !== 'change') return false;
    this.drag.gesture.cancel();
    this.onEnd();
    return true;
  }
}

function change({ value, gesture, moved }: Drag): void {
  const steps = Math.round(moved.right / pixelsFor(value)) * moved.factor;
  const next = stepBy(value.value, steps, value.step, value);
  gesture.write(rewriteNumber(value, next, gesture.source));
}

function pixelsFor({ least, most, step }: NumberValue): number {
  if (least === undefined || most === undefined) return pixelsPerStep;
  return Math.min((pixelsPerRange * step) / (most - least), 3 * pixelsPerStep);
}

function numberAt(view: EditorView, at: number): NumberValue | undefined {
  const [value] = valuesAt(scopeOf(view.state), at);
  return value?.kind === 'number' ? value : undefined;
}

export function dragging(load: Load): Extension {
  return ViewPlugin.define((view) => new Dragging(view, load), {
    eventHandlers: {
      pointerdown(event) {
        this.onPointerDown(event);
      },
      mousedown(event) {
        return this.onMouseDown(event);
      },
      pointermove(event) {
        this.onPointerMove(event);
      },
      pointerup() {
        this.onEnd();
      },
      pointercancel() {
        this.onEnd();
      },
      keydown(event) {
        return this.onKey(event);
      },
    },
  });
}
