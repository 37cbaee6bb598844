import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { textFilesOf } from '../core/ownFiles/textFiles';
import { marksOf } from './deferredEditor';
import { readScroll, type SourceScroll } from './dom';
import { Lazy } from './Lazy';
import { draft, source as messages, storage } from './messages';
import notices from './notices.lazy.module.css';
import { Part } from './Part';
import styles from './styles.module.css';
import type { StorageTrouble } from '../core/persistence/trouble';
import type { PlayerSetup } from './setup';
import { useModule } from './useModule';
import { askToReset } from './useSession';
import type { Player } from './useSketchPlayer';

/** The editor, and the tools below it. */
const loadEditor = async () => {
  const [{ default: CodeEditor }, { SourceTools }, { FileTabs }, { FileEditor }] =
    await Promise.all([
      // One name for every place that loads the editor, or each place gets its own copy of it.
      import(/* webpackChunkName: "code-editor" */ '../editor/CodeEditor'),
      import(/* webpackChunkName: "code-editor" */ './tools/SourceTools'),
      import(/* webpackChunkName: "code-editor" */ './files/FileTabs'),
      import(/* webpackChunkName: "code-editor" */ './files/FileEditor'),
    ]);
  return { CodeEditor, SourceTools, FileTabs, FileEditor };
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
  /** What came of files that were dropped here, in words. */
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { source, isEdited, draftTrouble, otherDrafts, newerDraft, problem, warning } = state;
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
  const texts = toSketch ? [] : textFilesOf(state.ownFiles?.files ?? []);
  const shown = texts.find(({ name }) => name === player.shownFile);
  // An editor stays once its file was shown, with what can be undone in it.
  const [openedKeys, setOpenedKeys] = useState<readonly (number | undefined)[]>([]);
  if (shown && !openedKeys.includes(shown.key)) setOpenedKeys([...openedKeys, shown.key]);
  const opened = texts.filter(({ key }) => openedKeys.includes(key));
  const id = useId();
  const removed = state.ownFiles?.removed?.file.content;
  const hasTabs = isEditing && !toSketch && (texts.length > 0 || typeof removed === 'string');
  const panelOf = (name: string | undefined) =>
    `${id}-${name === undefined ? 'sketch' : `file-${encodeURIComponent(name)}`}`;
  const panel = (name: string | undefined) =>
    hasTabs && {
      id: panelOf(name),
      role: 'tabpanel',
      'aria-labelledby': `${panelOf(name)}-tab`,
    };
  const isHighlighted = html !== '' && !isEdited;
  const text = isEdited ? source : plain;

  // The editor would take in the text of a file that is dropped on it.
  const isOfFiles = ({ dataTransfer }: DragEvent) =>
    isEditing && !toSketch && dataTransfer.types.includes('Files');
  const drop = (event: DragEvent) => {
    if (!isOfFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const given = [...event.dataTransfer.files];
    act((session) =>
      session.ownFiles.open().then(
        async (own) => {
          await own.add(given);
          setDropped(own.state.news);
        },
        () => setDropped([messages.noFiles]),
      ),
    );
  };

  return (
    <div
      ref={whole}
      className={styles.source}
      onPointerEnter={prepareEditor}
      onDragOverCapture={(event) => isOfFiles(event) && event.preventDefault()}
      onDropCapture={drop}
    >
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
      {hasTabs && editing && (
        <Part>
          <editing.FileTabs
            player={player}
            sketch={fileName}
            names={texts.map(({ name }) => name)}
            shown={shown?.name}
            panelOf={panelOf}
          />
        </Part>
      )}
      {isEditing && editing ? (
        <CodeBlock
          language="js"
          title={shown?.name ?? fileName}
          copiedText={shown?.content ?? source}
          editor={
            <>
              <div className={styles.panel} hidden={shown !== undefined} {...panel(undefined)}>
                <Part rest={<pre>{source}</pre>}>
                  <editing.CodeEditor
                    ref={shown ? null : editor}
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
                </Part>
              </div>
              {opened.map((file) => (
                <div
                  key={file.key}
                  className={styles.panel}
                  hidden={file !== shown}
                  {...panel(file.name)}
                >
                  <Part rest={<pre>{file.content}</pre>}>
                    <editing.FileEditor player={player} file={file} isShown={file === shown} />
                  </Part>
                </div>
              ))}
            </>
          }
        />
      ) : (
        <CodeBlock language="js" title={fileName} showLineNumbers {...(isHighlighted && { html })}>
          {text}
        </CodeBlock>
      )}
      {/* Tools are for whole sketches: a part of one may not even parse. */}
      {isEditing && editing && !toSketch && (
        <Part>
          <editing.SourceTools player={player} fileName={fileName} />
        </Part>
      )}
      {dropped.length > 0 && (
        <p role="status" className={notices.news}>
          {dropped.join(' ')}
        </p>
      )}
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
      {newerDraft && (
        <Lazy
          load={() => import('./otherTab/OtherTab')}
          missing={
            <p role="alert" className={notices.warning}>
              {draft.newerElsewhere}
            </p>
          }
        >
          {({ OtherTab }) => <OtherTab player={player} />}
        </Lazy>
      )}
      {draftTrouble && <DraftTrouble trouble={draftTrouble} announce={setup.announce} />}
      {state.storage && (
        <p role="status" className={notices.warning}>
          {storage[state.storage]}
        </p>
      )}
    </div>
  );
}

/** Says what keeps a draft from being kept, to screen readers as well. */
function DraftTrouble({
  trouble,
  announce,
}: {
  trouble: StorageTrouble;
  announce: PlayerSetup['announce'];
}): ReactNode {
  const words = draft.trouble[trouble];
  useEffect(() => announce(words), [announce, words]);
  return <p className={notices.warning}>{words}</p>;
}
