import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import type { CodeEditorHandle } from '@site/src/components/CodeEditor';
import CodeBlock from '@site/src/theme/CodeBlock';
import { askToReset } from './askToReset';
import { marksOf } from './marksOf';
import { readScroll, type SourceScroll } from './readScroll';
import { useModule } from './useModule';
import type { LiveSession } from './useSession';
import notices from './notices.lazy.module.css';
import styles from './styles.module.css';

const loadEditor = () => import('@site/src/components/CodeEditor');

/** A failure shows when the editor is asked for, not when the pointer passes by. */
const prepareEditor = () => void loadEditor().catch(() => undefined);

interface SourceProps extends LiveSession {
  /** The published source, highlighted; empty when that could not be done in advance. */
  html: string;
  /** The published source as it is, for when there is no highlighted one. */
  plain?: string;
  /** The editor opens without being asked for, at once or later. */
  opensEditor?: boolean;
  fileName: string;
  /** Makes the whole sketch of what is edited, when that is a part of it only. */
  toSketch?: (edited: string) => string;
  editor: RefObject<CodeEditorHandle | null>;
}

/** The source of an example: plain until the reader wants to change it, then an editor. */
export function Source({
  html,
  plain = '',
  fileName,
  toSketch = (edited) => edited,
  editor,
  opensEditor = false,
  state,
  act,
}: SourceProps): ReactNode {
  const whole = useRef<HTMLDivElement>(null);
  const [wantsEditor, setWantsEditor] = useState(false);
  const [scroll, setScroll] = useState<SourceScroll>();
  const { source, isEdited, isKept, otherDrafts, problem, advice } = state;
  const { module: codeEditor, failures, load } = useModule(loadEditor);
  const isEditing = wantsEditor || isEdited;

  const open = (isAskedFor: boolean) =>
    load(() => {
      // The static source stays, as far as it is scrolled, until the editor is there.
      setScroll(readScroll(whole.current?.querySelector('pre')));
      if (isAskedFor) setWantsEditor(true);
    });
  // The session knows the source as text, and keeps what is typed.
  const edit = () => act(() => open(true));
  const editByItself = useEffectEvent(() => {
    if (opensEditor) edit();
  });
  useEffect(() => editByItself(), [opensEditor]);
  const openChanged = useEffectEvent(() => {
    if (isEdited && !codeEditor) open(false);
  });
  useEffect(() => openChanged(), [isEdited]);

  // The same ones on every beat of the frame: new ones close the box that explains a mark.
  const problems = useMemo(() => marksOf(problem, advice), [problem, advice]);
  const isHighlighted = html !== '' && !isEdited;
  const text = isEdited ? source : plain;

  return (
    <div ref={whole} className={styles.source} onPointerEnter={prepareEditor}>
      <div className={styles.sourceActions} role="group" aria-label="Source">
        {(!isEditing || failures > 0) && (
          <button type="button" onFocus={prepareEditor} onClick={edit}>
            Edit
          </button>
        )}
        {isEditing && (
          <button
            type="button"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={() => act((session) => session.play())}
          >
            Run
          </button>
        )}
        {isEdited && (
          <button type="button" onClick={() => askToReset(act)}>
            Reset
          </button>
        )}
      </div>
      {isEditing && codeEditor ? (
        <CodeBlock
          language="js"
          title={fileName}
          copiedText={source}
          editor={
            <codeEditor.default
              ref={editor}
              label={`Source of ${fileName}`}
              value={source}
              problems={problems}
              language={fileName.endsWith('.ts') ? 'ts' : 'js'}
              p5Line={state.line}
              autoFocus={wantsEditor && !opensEditor}
              initialScroll={scroll?.offset}
              initialSelection={scroll?.firstLine}
              onChange={(value) => act((session) => session.edit(toSketch(value)))}
              onRun={() => act((session) => session.play())}
              onStop={() => act((session) => session.stop())}
            />
          }
        />
      ) : (
        <CodeBlock language="js" title={fileName} showLineNumbers {...(isHighlighted && { html })}>
          {text}
        </CodeBlock>
      )}
      {failures > 0 && (
        <p key={failures} role="alert" className={notices.warning}>
          The editor could not be loaded. Check your network connection, and press Edit again.
        </p>
      )}
      {otherDrafts.map((draft) => (
        <details key={draft}>
          <summary>What you made of this sketch in another tab</summary>
          <CodeBlock language="js">{draft}</CodeBlock>
        </details>
      ))}
      {!isKept && (
        <p className={clsx(notices.warning)}>
          This browser keeps nothing for this site: your changes last until you leave the page.
        </p>
      )}
    </div>
  );
}
