import { useId, useRef, useState, type ReactNode } from 'react';
import type { Inspection, InspectionState } from '../../core/inspection/Inspection';
import { textOfFrame, type InspectedFrame } from '../../core/inspection/InspectedFrame';
import { CopyPanel } from '../CopyPanel';
import { copyText } from '../copyText';
import type { Player } from '../useSketchPlayer';
import styles from './inspection.lazy.module.css';
import { frames as messages } from './messages';

interface FrameSliderProps {
  player: Player;
  inspection: Inspection;
  state: InspectionState;
  frame: InspectedFrame;
}

/** Goes through the frames that are kept. The sketch pauses, so that they stay where they are. */
export function FrameSlider({ player, inspection, state, frame }: FrameSliderProps): ReactNode {
  const { act, setup } = player;
  const { place, count } = state;
  const [outcome, setOutcome] = useState('');
  /** What the browser did not let the page copy. */
  const [uncopied, setUncopied] = useState<string>();
  const copier = useRef<HTMLButtonElement>(null);
  const id = useId();
  const goTo = (next: number) => {
    setOutcome('');
    act((session) => {
      session.pause();
      inspection.show(next);
    });
  };
  const tell = (text: string) => {
    setOutcome(text);
    setup.announce(text);
  };
  const copy = () => {
    tell('');
    setUncopied(undefined);
    const text = textOfFrame(frame);
    copyText(text).then(
      () => tell(messages.copied),
      () => setUncopied(text),
    );
  };
  const isFirst = place === 0;
  const isLast = place === count - 1;
  return (
    <div className={styles.row} role="group" aria-label={messages.name}>
      <label htmlFor={id}>{messages.name}</label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={0}
        max={count - 1}
        value={place}
        aria-valuetext={messages.place(frame.frame, place + 1, count)}
        onChange={({ target }) => goTo(Number(target.value))}
      />
      <output htmlFor={id} className={styles.frameNumber}>
        {frame.frame}
      </output>
      {/* `aria-disabled` keeps the focus on a button that has come to the end. */}
      <button type="button" aria-disabled={isFirst} onClick={() => !isFirst && goTo(place - 1)}>
        {messages.previous}
      </button>
      <button type="button" aria-disabled={isLast} onClick={() => !isLast && goTo(place + 1)}>
        {messages.next}
      </button>
      <button type="button" aria-disabled={isLast} onClick={() => !isLast && goTo(count - 1)}>
        {messages.newest}
      </button>
      <button ref={copier} type="button" onClick={copy}>
        {messages.copy}
      </button>
      <span>{outcome}</span>
      {uncopied !== undefined && (
        <CopyPanel
          text={uncopied}
          onClose={() => {
            setUncopied(undefined);
            copier.current?.focus();
          }}
        />
      )}
    </div>
  );
}
