import { expect, it, vi } from 'vitest';
import { deferredEditor, marksInScript } from './deferredEditor';

const handle = () => ({
  focus: vi.fn(),
  replace: vi.fn(),
  goTo: vi.fn(),
  find: vi.fn(),
  tidy: vi.fn(),
});

it('goes to a place at once when the editor is there', () => {
  const editor = deferredEditor();
  const there = handle();
  editor.current = there;
  editor.goTo(2, 3);
  expect(there.goTo.mock.calls).toEqual([[2, 3]]);
});

it('goes to the last place that was asked for when the editor comes, once', () => {
  const editor = deferredEditor();
  editor.goTo(2, 3);
  editor.goTo(4, 5);
  const first = handle();
  editor.current = first;
  expect(first.goTo.mock.calls).toEqual([[4, 5]]);
  editor.current = null;
  const second = handle();
  editor.current = second;
  expect(second.goTo).not.toHaveBeenCalled();
});

it('marks the place in the script that has it, and in no other', () => {
  const problem = { message: 'dot.js, line 2: x', script: { name: 'dot.js', line: 2, column: 3 } };
  expect(marksInScript(problem, 'dot.js')).toEqual([
    { message: 'dot.js, line 2: x', line: 2, column: 3, severity: 'error' },
  ]);
  expect(marksInScript(problem, 'other.js')).toEqual([]);
  expect(marksInScript(undefined, 'dot.js')).toEqual([]);
});
