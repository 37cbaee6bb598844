import type { EditorView } from '@codemirror/view';
import type { Value } from '../Value';
import { booleanControl } from './booleanControl';
import { colourControl } from './colourControl';
import type { Control } from './Editing';
import { numberControl } from './numberControl';
import { rampControl } from './rampControl';
import { wordControl } from './wordControl';

/** The control for a value. */
export function createControl(view: EditorView, value: Value): Control {
  switch (value.kind) {
    case 'number':
      return numberControl(view, value);
    case 'colour':
      return colourControl(view, value);
    case 'ramp':
      return rampControl(view, value);
    case 'boolean':
      return booleanControl(view, value);
    case 'word':
      return wordControl(view, value);
  }
}
