import { useId, useState, type ReactNode } from 'react';
import type { Inspection } from '../../core/inspection/Inspection';
import { saveFile } from '../dom';
import type { Player } from '../useSketchPlayer';
import styles from './inspection.lazy.module.css';
import { animation as messages, frames } from './messages';

interface AnimationSaverProps {
  player: Player;
  inspection: Inspection;
  /** How many frames are kept. */
  count: number;
  /** Shows and announces how it goes. */
  tell: (text: string) => void;
}

/** What is chosen until the reader types a number: a few seconds in a file of moderate size. */
const usual = 60;

/** Saves the newest frames as a page that shows them one after the other. */
export function AnimationSaver({
  player,
  inspection,
  count,
  tell,
}: AnimationSaverProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const shown = typed ?? String(Math.min(usual, count));
  const save = async () => {
    const chosen = chosenCount(shown, count);
    if (chosen === undefined) return tell(messages.wrongCount(count));
    tell(frames.saving);
    const loaded = await import('../../core/inspection/animationOf').catch(() => undefined);
    if (!loaded) return tell(frames.notSaved);
    const { title, name, state } = player;
    try {
      const { description } = state;
      const page = await loaded.animationOf(inspection.frames(chosen), { title, description });
      saveFile(page, `${name}-animated.html`);
      tell(frames.saved);
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <span className={styles.row} role="group" aria-label={messages.name}>
      <label htmlFor={id}>{messages.count}</label>
      <input
        id={id}
        className={styles.count}
        type="number"
        inputMode="numeric"
        min={1}
        max={count}
        value={shown}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="button" onClick={() => void save()}>
        {messages.save}
      </button>
    </span>
  );
}

/** The number that was typed; missing when it is none, or more frames than are kept. */
function chosenCount(typed: string, count: number): number | undefined {
  const chosen = Number(typed);
  return Number.isInteger(chosen) && chosen >= 1 && chosen <= count ? chosen : undefined;
}
