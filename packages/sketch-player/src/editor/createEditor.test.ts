// @vitest-environment jsdom
import { forceParsing } from '@codemirror/language';
import { EditorView, logException } from '@codemirror/view';
import { afterEach, expect, it, vi } from 'vitest';
import type { LoadCompletions } from './completions/completionData';
import { createEditor } from './createEditor';
import { messages } from './messages';

const nothing = () => undefined;

function open(value: string, loadCompletions: LoadCompletions) {
  const host = document.body.appendChild(document.createElement('div'));
  const editor = createEditor(host, {
    value,
    label: 'Source',
    language: 'js',
    p5Major: '2',
    isNumbered: true,
    loadCompletions,
    onChange: nothing,
    onRun: nothing,
    onStop: nothing,
  });
  const within = (selector: string) => host.shadowRoot?.querySelector(selector)?.textContent;
  const view = () => {
    const dom = host.shadowRoot?.querySelector<HTMLElement>('.cm-editor');
    const found = dom && EditorView.findFromDOM(dom);
    if (!found) throw new Error('There is no editor.');
    return found;
  };
  return { editor, view, code: () => within('.cm-content'), notice: () => within('.plain-text') };
}

afterEach(() => document.body.replaceChildren());

it('shows code that is nested too deeply as plain text, and says so', () => {
  const { editor, code, notice, view } = open('createCanvas('.repeat(2000), () =>
    Promise.resolve([]),
  );
  expect(code()).toContain('createCanvas(');
  // A browser parses the rest of what is in view while the page is idle.
  forceParsing(view(), view().state.doc.length, 20_000);
  expect(notice()).toBe(messages.plain);
  editor.setValue('circle(1, 2, 3);');
  expect(notice()).toBeUndefined();
  editor.setValue('['.repeat(2000));
  forceParsing(view(), view().state.doc.length, 20_000);
  expect(notice()).toBe(messages.plain);
  expect(code()).toContain('[[[');
  editor.destroy();
});

it('shows plain text when the parser fails', async () => {
  const { editor, code, notice, view } = open('circle(1, 2, 3);', () => Promise.resolve([]));
  const logged = vi.spyOn(console, 'error').mockImplementation(nothing);
  logException(view().state, new Error('No.'));
  await vi.waitFor(() => expect(notice()).toBe(messages.plain));
  expect(code()).toBe('circle(1, 2, 3);');
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  editor.destroy();
});
