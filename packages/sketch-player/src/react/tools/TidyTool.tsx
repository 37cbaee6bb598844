import { useState, type ReactNode } from 'react';
import { tools as messages } from '../messages';
import type { SourceToolProps } from './Tool';
import styles from './tools.lazy.module.css';

/** Formats the source, and says how that went. */
export function TidyTool({ player }: SourceToolProps): ReactNode {
  const [outcome, setOutcome] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const tidy = async () => {
    setIsBusy(true);
    setOutcome('');
    const result = (await player.editor.current?.tidy()) ?? '';
    setOutcome(result);
    setIsBusy(false);
    player.setup.announce(result);
  };
  return (
    <>
      <button type="button" aria-disabled={isBusy} onClick={() => void (isBusy || tidy())}>
        {messages.tidy}
      </button>
      {outcome && <span className={styles.outcome}>{outcome}</span>}
    </>
  );
}
