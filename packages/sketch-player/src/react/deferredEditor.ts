import type { RefObject } from 'react';
import type { Diagnosis } from '../diagnosis/Problem';
import type { CodeEditorHandle, Problem } from '../editor/CodeEditor';

/** A ref to the editor of a sketch, which may load only after `goTo()` was called. */
export interface DeferredEditor extends RefObject<CodeEditorHandle | null> {
  /** Puts the cursor at a place: now, or as soon as there is an editor. */
  goTo: (line: number, column: number) => void;
}

export function deferredEditor(): DeferredEditor {
  let editor: CodeEditorHandle | null = null;
  let wanted: [line: number, column: number] | undefined;
  return {
    get current() {
      return editor;
    },
    set current(handle) {
      editor = handle;
      if (!editor || !wanted) return;
      editor.goTo(...wanted);
      wanted = undefined;
    },
    goTo: (...place) => {
      if (editor) editor.goTo(...place);
      else wanted = place;
    },
  };
}

/** The places in the source that the editor marks. */
export function marksOf(
  problem: Diagnosis | undefined,
  warning: Diagnosis | undefined,
): readonly Problem[] {
  return [...markOf(problem, 'error'), ...markOf(warning, 'warning')];
}

/** The place in a further script that its editor marks. */
export function marksInScript(problem: Diagnosis | undefined, name: string): readonly Problem[] {
  const { message, script } = problem ?? {};
  if (message === undefined || script?.name !== name) return [];
  const { line, column } = script;
  return [{ message, line, column, severity: 'error' }];
}

function markOf(problem: Diagnosis | undefined, severity: Problem['severity']): Problem[] {
  if (problem?.line === undefined) return [];
  const { message, line, column = 1 } = problem;
  return [{ message, line, column, severity }];
}
