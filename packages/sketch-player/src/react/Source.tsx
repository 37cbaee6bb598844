import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { marksOf } from './comingEditor';
import { readScroll, type SourceScroll } from './dom';
import { draft, source as messages } from './messages';
import notices from './notices.lazy.module.css';
import styles from './styles.module.css';
import { useModule } from './useModule';
import { askToReset } from './useSession';
import type { Player } from './useSketchPlayer';

/** The editor, and the tools below it. */
const loadEditor = async () => {
  const [{ default: CodeEditor }, { SourceTools }] = await Promise.all([
    // One name for every place that loads the editor, or each place gets its own copy.
    import(/* webpackChunkName: "code-editor" */ '../editor/CodeEditor'),
    import('./tools/SourceTools'),
  ]);
  return { CodeEditor, SourceTools };
};

/** Preloads the editor and ignores a failure, which is shown only when the reader asks for it. */
const prepareEditor = () => void loadEditor().catch(() => undefined);

export interface SourceProps {
  player: Player;
  /** The published source, highlighted; empty when that could not be done in advance. */
  html: string;
  /** The published source as plain text, for when `html` is empty. */
  plain?: string;
  /** Whether the editor opens without a click on Edit. */
  isOpen?: boolean;
  fileName: string;
  /** Makes the whole sketch of the edited text, where only a part of the sketch is shown. */
  toSketch?: (edited: string) => string;
}

/** The source of a sketch: plain until the reader wants to change it, then an editor. */
export function Source({
  player,
  html,
  plain = '',
  fileName,
  toSketch,
  isOpen = false,
}: SourceProps): ReactNode {
  const { state, act, editor, setup } = player;
  const { CodeBlock, loadCompletions } = setup;
  const opensEditor = isOpen || player.opensEditor;
  const whole = useRef<HTMLDivElement>(null);
  const [wantsEditor, setWantsEditor] = useState(false);
  const [scroll, setScroll] = useState<SourceScroll>();
  const { source, isEdited, isKept, otherDrafts, problem, warning } = state;
  const { module: editing, failures, load } = useModule(loadEditor);
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
    if (isEdited && !editing) open(false);
  });
  useEffect(() => openChanged(), [isEdited]);

  // Memoised, since the state changes with every report of the sandbox: a new array of problems would
  // close the tooltip that explains a mark.
  const problems = useMemo(() => marksOf(problem, warning), [problem, warning]);
  const isHighlighted = html !== '' && !isEdited;
  const text = isEdited ? source : plain;

  return (
    <div ref={whole} className={styles.source} onPointerEnter={prepareEditor}>
      <div className={styles.sourceActions} role="group" aria-label={messages.name}>
        {(!isEditing || failures > 0) && (
          <button type="button" onFocus={prepareEditor} onClick={edit}>
            {messages.edit}
          </button>
        )}
        {isEditing && (
          <button
            type="button"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={() => act((session) => session.evaluate())}
          >
            {messages.run}
          </button>
        )}
        {isEdited && (
          <button type="button" onClick={() => askToReset(act)}>
            {messages.reset}
          </button>
        )}
      </div>
      {isEditing && editing ? (
        <CodeBlock
          language="js"
          title={fileName}
          copiedText={source}
          editor={
            <editing.CodeEditor
              ref={editor}
              label={messages.nameOf(fileName)}
              value={source}
              problems={problems}
              language={fileName.endsWith('.ts') ? 'ts' : 'js'}
              p5Major={state.major}
              loadCompletions={loadCompletions}
              autoFocus={wantsEditor && !opensEditor}
              initialScroll={scroll?.offset}
              initialSelection={scroll?.firstLine}
              onChange={(value) =>
                act((session) => session.edit(toSketch ? toSketch(value) : value))
              }
              onRun={() => act((session) => session.evaluate())}
              onStop={() => act((session) => session.stop())}
            />
          }
        />
      ) : (
        <CodeBlock language="js" title={fileName} showLineNumbers {...(isHighlighted && { html })}>
          {text}
        </CodeBlock>
      )}
      {/* Tools are for whole sketches: a part of one may not even parse. */}
      {isEditing && editing && !toSketch && <editing.SourceTools player={player} />}
      {failures > 0 && (
        <p key={failures} role="alert" className={notices.warning}>
          {messages.noEditor}
        </p>
      )}
      {otherDrafts.map((other) => (
        <details key={other}>
          <summary>{draft.elsewhere}</summary>
          <CodeBlock language="js">{other}</CodeBlock>
        </details>
      ))}
      {!isKept && <p className={notices.warning}>{draft.notKept}</p>}
    </div>
  );
}
