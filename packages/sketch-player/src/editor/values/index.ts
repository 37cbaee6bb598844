/** Values in the source that can be changed in place: by dragging, by keys, and in a panel. */
import { Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap, logException, type KeyBinding } from '@codemirror/view';
import { keyFor } from '../keyTable';
import { dragging } from './dragging';
import { valueMarks } from './marks';
import { closeOffer, offer } from './offer';
import { closePanel, openPanel, valuePanel } from './panel';
import type { Load } from './scope';
import { Stepping } from './stepping';

/** @param load - Loads the documented ranges and words. */
export function values(load: Load): Extension {
  const stepping = new Stepping(load);
  const open = (view: EditorView, at: number): boolean => {
    openPanel(view, at, load).catch((error: unknown) => logException(view.state, error));
    return true;
  };
  const bindings: readonly KeyBinding[] = [
    { key: keyFor('stepUp'), run: stepping.by(1), shift: stepping.by(10) },
    { key: keyFor('stepDown'), run: stepping.by(-1), shift: stepping.by(-10) },
    { key: keyFor('openValue'), run: (view) => open(view, view.state.selection.main.head) },
    { key: 'Escape', run: closeOffer },
    { key: 'Escape', run: closePanel },
  ];
  return [
    valueMarks,
    valuePanel,
    dragging(load),
    offer({ load, open }),
    Prec.high(keymap.of(bindings)),
    EditorView.domEventHandlers({
      keydown: (event, view) => onOptionKey(event, view, stepping),
    }),
    EditorView.domEventObservers({
      keyup: ({ key }) => {
        if (key === 'Alt') stepping.end();
      },
      blur: stepping.end,
    }),
  ];
}

/** On a Mac, Option makes other characters of full stop and comma, so that the key itself counts. */
function onOptionKey(event: KeyboardEvent, view: EditorView, stepping: Stepping): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, code } = event;
  if (!altKey || ctrlKey || metaKey || (code !== 'Period' && code !== 'Comma')) return false;
  const steps = (code === 'Period' ? 1 : -1) * (shiftKey ? 10 : 1);
  return stepping.by(steps)(view);
}
