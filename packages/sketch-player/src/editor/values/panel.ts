import { redo, undo } from '@codemirror/commands';
import { StateEffect, StateField, type EditorState } from '@codemirror/state';
import { EditorView, showPanel, type Command, type Panel, type ViewUpdate } from '@codemirror/view';
import { isForComposing, shortcutKey } from '../../keys';
import { messages } from '../messages';
import type { Knowledge } from '../completions/knowledge';
import { element } from '../element';
import type { Control } from './controls/Editing';
import { scopeOf, type Load } from './scope';
import type { Value } from './Value';
import { valuesAt } from './valuesAt';

type CreateControl = (view: EditorView, value: Value) => Control;

interface Open {
  /** Where the value begins. */
  at: number;
  knowledge: Knowledge | undefined;
  /** Missing when the controls could not be loaded. */
  createControl: CreateControl | undefined;
}

const setOpen = StateEffect.define<Open | undefined>();

export const valuePanel = StateField.define<Open | undefined>({
  create: () => undefined,
  update(open, { effects, changes }) {
    for (const effect of effects) if (effect.is(setOpen)) return effect.value;
    return open && { ...open, at: changes.mapPos(open.at, -1) };
  },
  provide: (field) =>
    showPanel.computeN([field], (state) => [state.field(field) ? createPanel : null]),
});

/** Opens a panel with controls for the value at an offset. The controls are loaded first. */
export async function openPanel(view: EditorView, at: number, load: Load): Promise<void> {
  const { doc } = view.state;
  const [knowledge, controls] = await Promise.all([
    load(),
    import('./controls/createControl').catch(() => undefined),
  ]);
  const [value] = valuesAt(scopeOf(view.state, knowledge), at);
  if (view.state.doc !== doc || !view.dom.isConnected) return;
  const opened = value && {
    at: value.from,
    knowledge,
    createControl: controls?.createControl,
  };
  // A panel that is open stays at its value: it is closed first.
  view.dispatch({ effects: setOpen.of(undefined) });
  view.dispatch({
    effects: opened ? setOpen.of(opened) : EditorView.announce.of(messages.values.none),
  });
}

export const closePanel: Command = (view) => {
  if (!view.state.field(valuePanel, false)) return false;
  view.dispatch({ effects: setOpen.of(undefined) });
  view.focus();
  return true;
};

/** The values at the place of the panel. A negative number may have got brackets. */
function valuesOf(state: EditorState): readonly Value[] {
  const open = state.field(valuePanel);
  if (!open) return [];
  const isBracket = state.sliceDoc(open.at, open.at + 1) === '(';
  return valuesAt(scopeOf(state, open.knowledge), open.at + (isBracket ? 1 : 0));
}

function createPanel(view: EditorView): Panel {
  const open = view.state.field(valuePanel);
  const values = valuesOf(view.state);
  const controls = values.map((value) => open?.createControl?.(view, value));
  const dom = element('div', '', 'value-panel');
  dom.setAttribute('role', 'group');
  dom.setAttribute('aria-label', messages.values.panel(values[0]?.name));
  const shown = controls.flatMap((control) => (control ? [control.dom] : []));
  const title = element('code', values[0]?.name ?? '', 'value-name');
  const close = element('button', '×', 'value-close');
  close.type = 'button';
  close.setAttribute('aria-label', messages.values.close);
  close.onclick = () => closePanel(view);
  const body = shown.length > 0 ? shown : [element('p', messages.values.notLoaded)];
  dom.append(...(title.textContent ? [title] : []), ...body, close);
  dom.addEventListener('keydown', (event) => onKey(event, view));
  return {
    dom,
    mount: () => (dom.querySelector<HTMLElement>('input, select') ?? close).focus(),
    update: (change) => {
      if (change.docChanged && controls.length > 0) follow(change, controls);
    },
  };
}

function follow({ state, view }: ViewUpdate, controls: readonly (Control | undefined)[]): void {
  const values = valuesOf(state);
  if (values.length === 0) {
    // CodeMirror forbids dispatching during an update.
    queueMicrotask(() => closePanel(view));
    return;
  }
  controls.forEach((control, index) => {
    const value = values[index];
    if (value) control?.refresh(value);
  });
}

/** In the panel, Escape closes it, and undo means the source. */
function onKey(event: KeyboardEvent, view: EditorView): void {
  if (isForComposing(event)) return;
  if (event.key === 'Escape') closePanel(view);
  else if (!isUndoKey(event)) return;
  else if (event.shiftKey || shortcutKey(event) === 'y') redo(view);
  else undo(view);
  event.preventDefault();
  event.stopPropagation();
}

function isUndoKey(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && /^[yz]$/.test(shortcutKey(event));
}
