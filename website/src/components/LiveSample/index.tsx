import { useEffect, useRef, useState, type ReactNode } from 'react';
import { textOf } from 'sketch-player/dom';
import { Part } from 'sketch-player/Part';
import { useModule } from 'sketch-player/useModule';
import { showWhole } from 'sketch-player/viewport';
import { sample as messages } from '@site/src/messages/everyPage';
import styles from './styles.module.css';

const loadPlayer = () => import('./SamplePlayer');
// The name is that in `sketch-player/src/react/Source.tsx`, so that readers load the editor once.
const loadEditor = () => import(/* webpackChunkName: "code-editor" */ 'sketch-player/CodeEditor');

export interface LiveSampleProps {
  /** The highlighted code. */
  html: string;
  /** Which part of a sketch the code is (`samples/planSample.ts`). */
  place: string;
  /** The major versions of p5.js that the code runs on, separated by spaces. */
  majors: string;
  /** Renders the code, or `editor` in its place; `copiedText` is then the text to copy. */
  children: (editor?: ReactNode, copiedText?: string) => ReactNode;
}

/** A code block with buttons to run its code below it and to edit the code in place. */
export function LiveSample({ children, ...sample }: LiveSampleProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  /** The code as the reader has edited it; kept while the sample is closed. */
  const [edited, setEdited] = useState<string>();
  // The player renders the editor and its buttons into these elements, since both act on the sketch
  // that it runs.
  const [editorPlace, setEditorPlace] = useState<HTMLElement | null>(null);
  const [actionsPlace, setActionsPlace] = useState<HTMLElement | null>(null);
  const result = useRef<HTMLDivElement>(null);
  /** Whether to scroll to the result when it appears: after Run, but not after Edit. */
  const wantsToSee = useRef(false);
  const player = useModule(loadPlayer);
  const editor = useModule(loadEditor);
  const hasFailed = player.failures > 0 || editor.failures > 0;
  const isShown = isOpen && player.failures === 0;

  const run = () => {
    wantsToSee.current = true;
    setIsOpen(true);
    player.load();
    if (edited !== undefined) edit();
  };
  const edit = () => {
    setIsOpen(true);
    player.load();
    // The static code stays until the editor has loaded.
    editor.load(() => setIsEditing(true));
  };
  const close = () => {
    setIsOpen(false);
    setIsEditing(false);
  };

  useEffect(() => {
    if (isShown && wantsToSee.current) showWhole(result.current);
    wantsToSee.current = false;
  }, [isShown]);

  const showsEditor = isShown && isEditing && player.module !== undefined;
  return (
    <>
      {showsEditor
        ? children(<div ref={setEditorPlace} />, edited ?? textOf(sample.html))
        : children()}
      <div className={styles.bar}>
        {!showsEditor && (
          <button type="button" className={styles.action} onClick={edit}>
            {messages.edit}
          </button>
        )}
        <span ref={setActionsPlace} className={styles.actions} />
        <button
          type="button"
          className={styles.action}
          aria-expanded={isShown}
          onClick={isShown ? close : run}
        >
          {isShown ? messages.close : messages.run}
        </button>
      </div>
      {isShown && (
        <div ref={result}>
          {player.module ? (
            <Part>
              <player.module.default
                {...sample}
                edited={edited}
                onEdit={setEdited}
                onOpenEditor={edit}
                editor={isEditing ? editor.module : undefined}
                editorPlace={editorPlace}
                actionsPlace={actionsPlace}
              />
            </Part>
          ) : (
            <div className={styles.waiting} />
          )}
        </div>
      )}
      {hasFailed && (
        <p key={player.failures + editor.failures} role="alert" className={styles.note}>
          {messages.notLoaded}
        </p>
      )}
    </>
  );
}
