import { EditorState } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { baseExtensions } from './extensions';
import { keyNames, keyTable } from './keyTable';
import { languageSupport } from './language';

const nothing = () => {};

describe('the table of keys', () => {
  const state = EditorState.create({
    extensions: [
      languageSupport('js', '2', () => Promise.resolve([])),
      baseExtensions({
        onChange: nothing,
        onRun: nothing,
        onStop: nothing,
        onTidy: nothing,
        isNumbered: true,
      }),
    ],
  });
  const bound = new Set(
    state
      .facet(keymap)
      .flat()
      .flatMap(({ key, linux, win }) => [key, linux, win]),
  );

  it.each(keyTable.map(({ id, key }) => [id, key]))('%s is bound to %s', (_id, key) => {
    expect([...bound]).toContain(key);
  });

  it('has each key once', () => {
    expect(new Set(keyTable.map(({ key }) => key)).size).toBe(keyTable.length);
  });
});

it('names keys as they are labelled', () => {
  expect(keyNames('Mod-Shift-z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(keyNames('Mod-/', true)).toEqual(['Cmd', 'slash']);
  expect(keyNames('Alt-ArrowUp', true)).toEqual(['Option', '↑']);
});
