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

/** Preloads the editor and ignores a failure, which is shown only when the reader asks for it. */
const prepareEditor = () => void loadEditor().catch(() => undefined);

interface SourceProps extends LiveSession {
  /** The published source, highlighted; empty when that could not be done in advance. */
  html: string;
  /** The published source as plain text, for when `html` is empty. */
  plain?: string;
  /** Opens the editor without a click on Edit as soon as this is true. */
  opensEditor?: boolean;
  fileName: string;
  /** Makes the whole sketch of the edited text, where only a part of the sketch is shown. */
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
      // The static source stays until the editor has loaded, which takes over its scroll position.
      setScroll(readScroll(whole.current?.querySelector('pre')));
      if (isAskedFor) setWantsEditor(true);
    });
  // The editor needs the session, which has the source as text and stores the changes.
  const edit = () => act(() => open(true));
  const editByItself = useEffectEvent(() => {
    if (opensEditor) edit();
  });
  useEffect(() => editByItself(), [opensEditor]);
  const openChanged = useEffectEvent(() => {
    if (isEdited && !codeEditor) open(false);
  });
  useEffect(() => openChanged(), [isEdited]);

  // Memoised, since the state changes with every report of the frame: a new array of problems would
  // close the tooltip that explains a mark.
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
