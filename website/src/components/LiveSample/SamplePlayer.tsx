import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type * as CodeEditorModule from '@site/src/components/CodeEditor';
import { comingEditor } from '@site/src/components/LiveExample/comingEditor';
import { Findings } from '@site/src/components/LiveExample/Findings';
import { marksOf } from '@site/src/components/LiveExample/marksOf';
import { RecordingSign } from '@site/src/components/LiveExample/RecordingSign';
import { SketchMenu } from '@site/src/components/LiveExample/SketchMenu';
import { Stage } from '@site/src/components/LiveExample/Stage';
import { Toolbar } from '@site/src/components/LiveExample/Toolbar';
import { textOf } from '@site/src/components/LiveExample/textOf';
import { useFullScreen } from '@site/src/components/LiveExample/useFullScreen';
import { useKeptFocus } from '@site/src/components/LiveExample/useKeptFocus';
import { useSession, type LiveSession } from '@site/src/components/LiveExample/useSession';
import { useVisibility } from '@site/src/components/LiveExample/useVisibility';
import live from '@site/src/components/LiveExample/styles.module.css';
import { composeSketch, diagnosisInSample, sampleIn } from '@site/src/live/samples/composeSketch';
import { parsePlace } from '@site/src/live/samples/planSample';
import type { P5Line } from '@site/src/live/session/state';
import type { LiveSampleProps } from '.';
import { isSeen, showWhole } from './showWhole';
import styles from './styles.module.css';

const title = 'A sample';

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
  lines,
  edited,
  onEdit,
  onOpenEditor,
  editor: codeEditor,
  editorPlace,
  actionsPlace,
}: SamplePlayerProps): ReactNode {
  const whole = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [editor] = useState(comingEditor);
  const published = useMemo(() => textOf(html), [html]);
  const compose = (code: string) => composeSketch(code, parsePlace(place));
  const code = edited ?? published;
  const composed = useMemo(() => composeSketch(code, parsePlace(place)), [code, place]);
  const known = (['1', '2'] as const).filter((line) => lines.split(' ').includes(line));
  const [line = '1']: P5Line[] = known;
  const fullScreen = useFullScreen(stage);
  useKeptFocus(whole, toolbar);
  const { state, act } = useSession({
    title,
    line,
    isProven: true,
    fitsCanvas: true,
    stage,
    readSource: () => compose(published).source,
  });
  const begin = useEffectEvent(() =>
    act((session) => {
      if (edited !== undefined) session.edit(composed.source);
      session.play();
    }),
  );
  useEffect(() => begin(), []);
  useVisibility({
    stage,
    whole,
    onCome: () => act((session) => session.setInView(true)),
    onLeave: () => act((session) => session.setInView(false)),
  });
  // The stage takes the proportions of the drawn canvas, which may make it higher than the viewport
  // shows.
  useEffect(() => {
    if (state.ratio !== undefined && isSeen(stage.current)) showWhole(stage.current);
  }, [state.ratio]);

  const remember = (changed: string) => onEdit(changed === published ? undefined : changed);
  const edit = (changed: string) => {
    remember(changed);
    act((session) => session.edit(compose(changed).source));
  };
  const reset = () => {
    if (!window.confirm('Throw your changes away and go back to the published sample?')) return;
    onEdit(undefined);
    act((session) => session.reset());
    editor.current?.focus();
  };
  /**
   * As `act`. A correction changes the whole sketch; the sample takes over its own part of that.
   */
  const actAndFollow: LiveSession['act'] = (use) =>
    act((session) => {
      const before = session.state.source;
      use(session);
      if (session.state.source !== before) remember(sampleIn(session.state.source, composed));
    });
  const goTo = (own: number, column: number) => {
    editor.goTo(own, column);
    if (!codeEditor) onOpenEditor();
  };

  const problem = useMemo(
    () => diagnosisInSample(state.problem, composed),
    [state.problem, composed],
  );
  const advice = useMemo(() => diagnosisInSample(state.advice, composed), [state.advice, composed]);
  const problems = useMemo(() => marksOf(problem, advice), [problem, advice]);
  return (
    <div ref={whole} className={live.controls}>
      {codeEditor &&
        editorPlace &&
        createPortal(
          <codeEditor.default
            ref={editor}
            label="Source of the sample"
            value={code}
            problems={problems}
            p5Line={state.line}
            autoFocus
            isNumbered={false}
            onChange={edit}
            onRun={() => act((session) => session.play())}
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
                Reset
              </button>
            )}
            <button
              type="button"
              className={styles.action}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={() => act((session) => session.play())}
            >
              Run
            </button>
          </>,
          actionsPlace,
        )}
      <Stage
        ref={stage}
        label="The running sample"
        ratio={state.ratio ?? 16 / 10}
        state={state}
        onPlay={() => act((session) => session.play())}
      >
        <RecordingSign state={state} act={act} />
      </Stage>
      <Toolbar ref={toolbar} state={state} act={act} lines={known} onFullScreen={fullScreen}>
        <SketchMenu state={state} act={act} name="sample" title={title} />
      </Toolbar>
      <Findings state={{ ...state, problem, advice }} act={actAndFollow} onGoTo={goTo} />
      <p className={styles.note}>
        The sample is part of a small sketch. Open it in the playground to see the whole.
      </p>
    </div>
  );
}
