import { syntaxTree } from '@codemirror/language';
import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { showPanel, type Panel } from '@codemirror/view';
import { isUnread } from './boundedParser';
import { element } from './element';
import { messages } from './messages';

/** Sets whether the parser has failed. */
export const setFailed = StateEffect.define<boolean>();

const hasFailed = StateField.define<boolean>({
  create: () => false,
  update: (value, { effects }) => effects.find((effect) => effect.is(setFailed))?.value ?? value,
});

const isPlain = StateField.define<boolean>({
  create: (state) => isUnread(syntaxTree(state)) || state.field(hasFailed),
  update: (_, { state }) => isUnread(syntaxTree(state)) || state.field(hasFailed),
  provide: (field) => showPanel.from(field, (value) => (value ? createPanel : null)),
});

function createPanel(): Panel {
  const dom = element('div', messages.plain, 'plain-text');
  dom.setAttribute('role', 'status');
  return { dom };
}

/** Shows below the code why it has no colours, if the parser has failed. */
export const plainTextNotice: Extension = [hasFailed, isPlain];
