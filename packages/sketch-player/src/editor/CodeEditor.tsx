import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import type { P5Major } from '../p5Majors';
import type { LoadCompletions } from './completions/completionData';
import { createEditor, type Editor } from './createEditor';
import type { Language } from './language';
import type { Place, Problem } from './problems';
import styles from './styles.module.css';

export type { Place, Problem };

/** The imperative handle of the editor, for actions that props cannot express. */
export interface CodeEditorHandle {
  focus(): void;
  /** Replaces the text between two offsets; the reader can undo it. */
  replace(from: number, to: number, insert: string): void;
  /** Moves the cursor to a place and scrolls it into view. */
  goTo(line: number, column: number): void;
  /** Opens the panel to find and replace. */
  find(): void;
  /** Formats the source, and says how that went. */
  tidy(): Promise<string>;
}

export interface CodeEditorProps {
  ref?: Ref<CodeEditorHandle>;
  /** The source. When it changes from outside, the editor follows, as one step to undo. */
  value: string;
  /** The accessible name. */
  label: string;
  onChange: (value: string) => void;
  onRun: () => void;
  onStop: () => void;
  problems: readonly Problem[];
  language?: Language;
  /** The major version of p5.js whose names are offered while typing. */
  p5Major: P5Major;
  /** Loads the completions. */
  loadCompletions: LoadCompletions;
  autoFocus?: boolean;
  /** Whether lines have numbers, as in the static source. */
  isNumbered?: boolean;
  /** The initial position of the cursor. The editor does not scroll to it. */
  initialSelection?: Place;
  /** The scroll position of the static source, which the editor takes over. */
  initialScroll?: { top: number; left: number };
}

/**
 * The code editor: the static source of a `CodeBlock`, made editable in its place.
 *
 * Load it lazily: CodeMirror comes with it. See README.md.
 */
export default function CodeEditor({
  ref,
  value,
  label,
  onChange,
  onRun,
  onStop,
  problems,
  language = 'js',
  p5Major,
  loadCompletions,
  autoFocus = false,
  isNumbered = true,
  initialSelection,
  initialScroll,
}: CodeEditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const changed = useEffectEvent(onChange);
  const run = useEffectEvent(onRun);
  const stop = useEffectEvent(onStop);
  const create = useEffectEvent((element: HTMLElement) =>
    createEditor(element, {
      value,
      language,
      p5Major,
      loadCompletions,
      label,
      isNumbered,
      selection: initialSelection,
      scroll: initialScroll,
      onChange: (source) => changed(source),
      onRun: () => run(),
      onStop: () => stop(),
    }),
  );
  const focusFirst = useEffectEvent((created: Editor) => autoFocus && created.focus());

  // A layout effect creates the editor before the browser paints, so the source never disappears.
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const created = create(host.current);
    editor.current = created;
    focusFirst(created);
    return () => {
      editor.current = null;
      created.destroy();
    };
  }, []);

  useLayoutEffect(() => editor.current?.setValue(value), [value]);
  useEffect(
    () => editor.current?.setSettings({ label, language, p5Major, loadCompletions }),
    [label, language, p5Major, loadCompletions],
  );
  useEffect(() => editor.current?.setProblems(problems), [problems]);

  useImperativeHandle(
    ref,
    () => ({
      focus: () => editor.current?.focus(),
      replace: (from, to, insert) => editor.current?.replace(from, to, insert),
      goTo: (line, column) => editor.current?.goTo({ line, column }),
      find: () => editor.current?.find(),
      tidy: () => editor.current?.tidy() ?? Promise.resolve(''),
    }),
    [],
  );

  return <div ref={host} className={styles.host} />;
}
