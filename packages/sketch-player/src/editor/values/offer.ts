import { StateEffect, StateField, type Extension } from '@codemirror/state';
import {
  logException,
  showTooltip,
  ViewPlugin,
  type Command,
  type EditorView,
  type Tooltip,
} from '@codemirror/view';
import { element } from '../element';
import { messages } from '../messages';
import { mayHoldValue, scopeOf, type Load } from './scope';
import { valuesAt } from './valuesAt';

const setOffer = StateEffect.define<Tooltip | undefined>();

const offered = StateField.define<Tooltip | undefined>({
  create: () => undefined,
  update(tooltip, { effects, docChanged, newSelection }) {
    for (const effect of effects) if (effect.is(setOffer)) return effect.value;
    const { head } = newSelection.main;
    const isThere = tooltip && head >= tooltip.pos && head <= (tooltip.end ?? tooltip.pos);
    return isThere && !docChanged ? tooltip : undefined;
  },
  provide: (field) => showTooltip.from(field, (tooltip) => tooltip ?? null),
});

/** Closes the offer without a move of the cursor. */
export const closeOffer: Command = (view) => {
  if (!view.state.field(offered, false)) return false;
  view.dispatch({ effects: setOffer.of(undefined) });
  return true;
};

/** Offers the panel to whoever taps a value, or clicks on one that cannot be dragged. */
export function offer(opening: Opening): Extension {
  return [
    offered,
    ViewPlugin.define(() => ({ isTouch: false }), {
      eventObservers: {
        pointerdown({ pointerType }) {
          this.isTouch = pointerType !== 'mouse';
        },
        // A press redraws the marks, and then browsers may send no click for a mouse.
        pointerup(event, view) {
          if (!this.isTouch) offerAt(view, event, false, opening);
        },
        // A tap moves the cursor only after the pointer has left.
        click(event, view) {
          if (this.isTouch) offerAt(view, event, true, opening);
        },
      },
    }),
  ];
}

interface Opening {
  load: Load;
  /** Opens the panel for the value at an offset. */
  open: (view: EditorView, at: number) => void;
}

function offerAt(
  view: EditorView,
  { clientX: x, clientY: y }: MouseEvent,
  isTouch: boolean,
  opening: Opening,
): void {
  const at = view.posAtCoords({ x, y });
  if (at === null) return;
  makeOffer(view, at, isTouch, opening).catch((error: unknown) => logException(view.state, error));
}

async function makeOffer(
  view: EditorView,
  at: number,
  isTouch: boolean,
  { load, open }: Opening,
): Promise<void> {
  const { state } = view;
  if (!mayHoldValue(state, at)) return;
  const values = valuesAt(scopeOf(state, await load()), at);
  const [value] = values;
  const isDraggable = values.length === 1 && value?.kind === 'number';
  const { head, empty } = view.state.selection.main;
  if (!value || (isDraggable && !isTouch) || view.state.doc !== state.doc) return;
  if (!empty || head < value.from || head > value.to) return;
  const { from, to, name } = value;
  const openIt = () => open(view, from);
  const tooltip: Tooltip = {
    pos: from,
    end: to,
    above: true,
    create: () => ({ dom: buttonFor(view, openIt, name) }),
  };
  view.dispatch({ effects: setOffer.of(tooltip) });
}

function buttonFor(view: EditorView, open: () => void, name: string | undefined): HTMLElement {
  const box = element('div', '', 'value-offer');
  const button = element('button', messages.values.offer);
  button.type = 'button';
  button.setAttribute('aria-label', messages.values.panel(name));
  // The editor keeps the focus, and so the cursor, until the panel takes it.
  button.onmousedown = (event) => event.preventDefault();
  button.onclick = () => {
    closeOffer(view);
    open();
  };
  box.append(button);
  return box;
}
