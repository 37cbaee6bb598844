import { useEffect, useRef, useState, type ReactNode } from 'react';
import { textOf } from '@site/src/components/LiveExample/textOf';
import { useModule } from '@site/src/components/LiveExample/useModule';
import { showWhole } from './showWhole';
import styles from './styles.module.css';

const loadPlayer = () => import('./SamplePlayer');
const loadEditor = () => import('@site/src/components/CodeEditor');

export interface LiveSampleProps {
  /** The highlighted code. */
  html: string;
  /** Where in a sketch it stands. */
  place: string;
  /** The lines of p5.js that it runs on, with a space between them. */
  lines: string;
  /** Shows the code, or the editor in its place; `copiedText` is what is copied then. */
  children: (editor?: ReactNode, copiedText?: string) => ReactNode;
}

/** A code block that runs below itself, and is changed in its place, when a reader asks for it. */
export function LiveSample({ children, ...sample }: LiveSampleProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  /** What the reader has made of the code. It is there again when the sample was closed. */
  const [edited, setEdited] = useState<string>();
  // What the player shows there belongs to it, and to the sketch that it runs.
  const [editorPlace, setEditorPlace] = useState<HTMLElement | null>(null);
  const [actionsPlace, setActionsPlace] = useState<HTMLElement | null>(null);
  const result = useRef<HTMLDivElement>(null);
  /** Who presses Run wants to see the result; who presses Edit, the code. */
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
    // The static code stays until the editor is there.
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
            Edit
          </button>
        )}
        <span ref={setActionsPlace} className={styles.actions} />
        <button
          type="button"
          className={styles.action}
          aria-expanded={isShown}
          onClick={isShown ? close : run}
        >
          {isShown ? 'Close' : 'Run'}
        </button>
      </div>
      {isShown && (
        <div ref={result}>
          {player.module ? (
            <player.module.default
              {...sample}
              edited={edited}
              onEdit={setEdited}
              onOpenEditor={edit}
              editor={isEditing ? editor.module : undefined}
              editorPlace={editorPlace}
              actionsPlace={actionsPlace}
            />
          ) : (
            <div className={styles.waiting} />
          )}
        </div>
      )}
      {hasFailed && (
        <p key={player.failures + editor.failures} role="alert" className={styles.note}>
          What this sample needs could not be loaded. Check your network connection, and press the
          button again.
        </p>
      )}
    </>
  );
}
