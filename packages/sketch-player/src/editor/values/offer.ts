import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { EditorView, showTooltip, ViewPlugin, type Command, type Tooltip } from '@codemirror/view';
import { element } from '../element';
import { messages } from '../messages';
import { scopeOf, type Load } from './scope';
import { valuesAt } from './valuesAt';

const setOffer = StateEffect.define<Tooltip | undefined>();

const offered = StateField.define<Tooltip | undefined>({
  create: () => undefined,
  update(tooltip, { effects, docChanged, selection }) {
    for (const effect of effects) if (effect.is(setOffer)) return effect.value;
    return docChanged || selection ? undefined : tooltip;
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
export function offer(load: Load, open: Command): Extension {
  return [
    offered,
    ViewPlugin.define(() => ({ isTouch: false }), {
      eventObservers: {
        pointerdown({ pointerType }) {
          this.isTouch = pointerType !== 'mouse';
        },
        click(event, view) {
          if (event.target instanceof Node && view.contentDOM.contains(event.target)) {
            void makeOffer(view, load, open, this.isTouch);
          }
        },
      },
    }),
  ];
}

async function makeOffer(
  view: EditorView,
  load: Load,
  open: Command,
  isTouch: boolean,
): Promise<void> {
  const { state } = view;
  const { head, empty } = state.selection.main;
  // Only a literal, or a constant among arguments, can be a value.
  if (!empty || !/[\w'"#-]/.test(state.sliceDoc(head - 1, head + 1))) return;
  const values = valuesAt(scopeOf(state, await load()), head);
  const [value] = values;
  const isDraggable = values.length === 1 && value?.kind === 'number';
  if (!value || (isDraggable && !isTouch) || view.state.selection.main.head !== head) return;
  const tooltip: Tooltip = {
    pos: value.from,
    end: value.to,
    above: true,
    create: () => ({ dom: buttonFor(view, open, value.name) }),
  };
  view.dispatch({ effects: setOffer.of(tooltip) });
}

function buttonFor(view: EditorView, open: Command, name: string | undefined): HTMLElement {
  const box = element('div', '', 'value-offer');
  const button = element('button', messages.values.offer);
  button.type = 'button';
  button.setAttribute('aria-label', messages.values.panel(name));
  // The editor keeps the focus, and so the cursor, until the panel takes it.
  button.onmousedown = (event) => event.preventDefault();
  button.onclick = () => {
    closeOffer(view);
    open(view);
  };
  box.append(button);
  return box;
}
