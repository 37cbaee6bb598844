import { useState, type ReactNode } from 'react';
import { tools as messages } from '../messages';
import type { SourceToolProps } from './SourceTools';

/** Formats the source, and says how that went. */
export function TidyTool({ player }: SourceToolProps): ReactNode {
  const [outcome, setOutcome] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const tidy = async () => {
    setIsBusy(true);
    setOutcome('');
    setOutcome((await player.editor.current?.tidy()) ?? '');
    setIsBusy(false);
  };
  return (
    <>
      <button type="button" aria-disabled={isBusy} onClick={() => void (isBusy || tidy())}>
        {messages.tidy}
      </button>
      <span role="status">{outcome}</span>
    </>
  );
}
