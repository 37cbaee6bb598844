import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { fileNameOf } from '@site/src/live/download/fileName';
import { comingEditor } from '../LiveExample/comingEditor';
import { DraftNote } from '../LiveExample/DraftNote';
import { Findings } from '../LiveExample/Findings';
import { RecordingSign } from '../LiveExample/RecordingSign';
import { SketchMenu } from '../LiveExample/SketchMenu';
import { Source } from '../LiveExample/Source';
import { Stage } from '../LiveExample/Stage';
import { Toolbar } from '../LiveExample/Toolbar';
import { useFullScreen } from '../LiveExample/useFullScreen';
import { useKeptFocus } from '../LiveExample/useKeptFocus';
import { useSession } from '../LiveExample/useSession';
import live from '../LiveExample/styles.module.css';
import type { Template } from './templates';
import styles from './styles.module.css';

interface WorkbenchProps {
  template: Template;
  /** Whether this site has published the code. Any other code waits until the reader runs it. */
  isOurs: boolean;
  /** Seed of `Math.random()` in the sketch, if a link has one. */
  seed: number | undefined;
}

/** The editor and, beside it, the running sketch with its controls and its console. */
export function Workbench({ template, isOurs, seed }: WorkbenchProps): ReactNode {
  const { id, title, line, source, html, fileName } = template;
  const whole = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [editor] = useState(comingEditor);
  const fullScreen = useFullScreen(stage);
  useKeptFocus(whole, toolbar);
  const { state, act } = useSession({
    id: `playground ${id}`,
    title,
    line,
    seed,
    isProven: false,
    startsByItself: isOurs,
    stage,
    readSource: () => source.trimEnd(),
  });
  const begin = useEffectEvent(() => act((session) => session.setInView(true)));
  useEffect(() => begin(), []);

  return (
    <div ref={whole} className={clsx(live.example, live.controls, styles.workbench)}>
      <div className={styles.code}>
        <Source
          html={html}
          plain={source.trimEnd()}
          fileName={fileName}
          editor={editor}
          opensEditor
          state={state}
          act={act}
        />
      </div>
      <div className={styles.picture}>
        <Stage
          ref={stage}
          label="The sketch"
          state={state}
          onPlay={() => act((session) => session.play())}
        >
          <DraftNote state={state} act={act} />
          <RecordingSign state={state} act={act} />
        </Stage>
        <Toolbar ref={toolbar} state={state} act={act} lines={['1', '2']} onFullScreen={fullScreen}>
          <SketchMenu state={state} act={act} name={fileNameOf(title)} title={title} />
        </Toolbar>
        <div className={styles.told}>
          <Findings state={state} act={act} onGoTo={editor.goTo} keepsConsole />
        </div>
      </div>
    </div>
  );
}
