import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Findings } from '@site/src/components/LiveExample/Findings';
import { SketchMenu } from '@site/src/components/LiveExample/SketchMenu';
import { Stage } from '@site/src/components/LiveExample/Stage';
import { Toolbar } from '@site/src/components/LiveExample/Toolbar';
import { textOf } from '@site/src/components/LiveExample/textOf';
import { useFullScreen } from '@site/src/components/LiveExample/useFullScreen';
import { useKeptFocus } from '@site/src/components/LiveExample/useKeptFocus';
import { useSession } from '@site/src/components/LiveExample/useSession';
import { useVisibility } from '@site/src/components/LiveExample/useVisibility';
import live from '@site/src/components/LiveExample/styles.module.css';
import { composeSketch } from '@site/src/live/samples/composeSketch';
import { parsePlace } from '@site/src/live/samples/planSample';
import type { P5Line } from '@site/src/live/session/state';
import type { LiveSampleProps } from '.';
import styles from './styles.module.css';

const title = 'A sample';

/** Completes a code block to a sketch, and runs it. */
export default function SamplePlayer({ html, place, lines }: LiveSampleProps): ReactNode {
  const whole = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const known = (['1', '2'] as const).filter((line) => lines.split(' ').includes(line));
  const [line = '1']: P5Line[] = known;
  const fullScreen = useFullScreen(stage);
  useKeptFocus(whole, toolbar);
  const { state, act } = useSession({
    // It cannot be edited here, so it never has a draft.
    id: 'sample',
    title,
    line,
    isProven: true,
    stage,
    readSource: () => composeSketch(textOf(html), parsePlace(place)),
  });
  const play = useEffectEvent(() => act((session) => session.play()));
  useEffect(() => play(), []);
  useVisibility({
    stage,
    whole,
    onCome: () => act((session) => session.setInView(true)),
    onLeave: () => act((session) => session.setInView(false)),
  });

  return (
    <div ref={whole} className={live.controls}>
      <Stage
        ref={stage}
        label="The running sample"
        ratio={16 / 10}
        status={state.status}
        onPlay={() => act((session) => session.play())}
      />
      <Toolbar ref={toolbar} state={state} act={act} lines={known} onFullScreen={fullScreen}>
        <SketchMenu act={act} name="sample" title={title} />
      </Toolbar>
      <Findings state={state} act={act} />
      <p className={styles.note}>
        The sample is part of a small sketch. Open it in the playground to see the whole.
      </p>
    </div>
  );
}
