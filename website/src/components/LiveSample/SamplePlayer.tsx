import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type * as CodeEditorModule from 'sketch-player/CodeEditor';
import { marksOf } from 'sketch-player/deferredEditor';
import { textOf } from 'sketch-player/dom';
import { p5Majors } from 'sketch-player/p5Majors';
import { SketchPlayer } from 'sketch-player/SketchPlayer';
import { useSketchPlayer, type Player } from 'sketch-player/useSketchPlayer';
import { isSeen, showWhole } from 'sketch-player/viewport';
import { samplePlayer } from '@site/src/messages/liveExamples';
import { useSiteSetup } from '@site/src/player/useSiteSetup';
import { composeSketch, diagnosisInSample, sampleIn } from '@site/src/samples/composeSketch';
import { parsePlace } from '@site/shared/planSample';
import type { LiveSampleProps } from '.';
import styles from './styles.module.css';

interface SamplePlayerProps extends Omit<LiveSampleProps, 'children'> {
  /** The code as the reader has edited it; undefined while it is unchanged. */
  edited: string | undefined;
  onEdit: (code: string | undefined) => void;
  onOpenEditor: () => void;
  /** The module of the editor, while the editor is open. */
  editor: typeof CodeEditorModule | undefined;
  /** Elements of the code block, outside this component, that get the editor and its buttons. */
  editorPlace: HTMLElement | null;
  actionsPlace: HTMLElement | null;
}

/** Completes a code block to a sketch, runs it, and lets the reader change the block. */
export default function SamplePlayer({
  html,
  place,
  majors,
  edited,
  onEdit,
  onOpenEditor,
  editor: codeEditor,
  editorPlace,
  actionsPlace,
}: SamplePlayerProps): ReactNode {
  const setup = useSiteSetup();
  const published = useMemo(() => textOf(html), [html]);
  const compose = (code: string) => composeSketch(code, parsePlace(place));
  const code = edited ?? published;
  const composed = useMemo(() => composeSketch(code, parsePlace(place)), [code, place]);
  const known = p5Majors.filter((major) => majors.split(' ').includes(major));
  const player = useSketchPlayer({
    setup,
    name: 'sample',
    title: samplePlayer.title,
    major: known[0] ?? '1',
    majors: known,
    isTrusted: true,
    fitsCanvas: true,
    readSource: () => compose(published).source,
  });
  const { state, act, editor, preview } = player;
  const begin = useEffectEvent(() =>
    act((session) => {
      if (edited !== undefined) session.edit(composed.source);
      session.play();
    }),
  );
  useEffect(() => begin(), []);
  // The preview takes the proportions of the drawn canvas, which may make it higher than the
  // viewport shows.
  useEffect(() => {
    if (state.ratio !== undefined && isSeen(preview.current)) showWhole(preview.current);
  }, [preview, state.ratio]);

  const keep = (changed: string) => onEdit(changed === published ? undefined : changed);
  const edit = (changed: string) => {
    keep(changed);
    act((session) => session.edit(compose(changed).source));
  };
  const reset = () => {
    if (!window.confirm(samplePlayer.confirmReset)) return;
    onEdit(undefined);
    act((session) => session.reset());
    editor.current?.focus();
  };

  const problem = useMemo(
    () => diagnosisInSample(state.problem, composed),
    [state.problem, composed],
  );
  const warning = useMemo(
    () => diagnosisInSample(state.warning, composed),
    [state.warning, composed],
  );
  const problems = useMemo(() => marksOf(problem, warning), [problem, warning]);
  /** The player, as a reader of the sample sees it. */
  const ofSample: Player = {
    ...player,
    state: { ...state, problem, warning },
    // A correction changes the whole sketch; the sample takes over its own part of that.
    act: (use) =>
      act((session) => {
        const before = session.state.source;
        use(session);
        if (session.state.source !== before) keep(sampleIn(session.state.source, composed));
      }),
    goTo: (line, column) => {
      editor.goTo(line, column);
      if (!codeEditor) onOpenEditor();
    },
  };
  const run = () => act((session) => session.play());
  return (
    <>
      {codeEditor &&
        editorPlace &&
        createPortal(
          <codeEditor.default
            ref={editor}
            label={samplePlayer.source}
            value={code}
            problems={problems}
            p5Major={state.major}
            loadCompletions={setup.loadCompletions}
            autoFocus
            isNumbered={false}
            onChange={edit}
            onRun={run}
            onStop={() => act((session) => session.stop())}
          />,
          editorPlace,
        )}
      {codeEditor &&
        actionsPlace &&
        createPortal(
          <>
            {edited !== undefined && (
              <button type="button" className={styles.action} onClick={reset}>
                {samplePlayer.reset}
              </button>
            )}
            <button
              type="button"
              className={styles.action}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={run}
            >
              {samplePlayer.run}
            </button>
          </>,
          actionsPlace,
        )}
      <SketchPlayer
        player={ofSample}
        isFramed={false}
        picture={{ ratio: state.ratio ?? 16 / 10 }}
        layout={({ preview: picture, toolbar, output }) => (
          <>
            {picture}
            {toolbar}
            {output}
            <p className={styles.note}>{samplePlayer.isPart}</p>
          </>
        )}
      />
    </>
  );
}
