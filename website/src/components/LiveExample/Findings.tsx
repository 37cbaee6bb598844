import type { ReactNode } from 'react';
import { Console } from './Console';
import { OfferedFile } from './OfferedFile';
import { ProblemBox } from './ProblemBox';
import type { LiveSession } from './useSession';

interface FindingsProps extends LiveSession {
  /** Shows a place in the source, where that is in the page. */
  onGoTo?: (line: number, column: number) => void;
  /** The console has a place of its own, also while there is nothing in it. */
  keepsConsole?: boolean;
}

/** What a sketch has to say while it runs: files, problems, and what it logs. */
export function Findings({ state, act, onGoTo, keepsConsole = false }: FindingsProps): ReactNode {
  const { offeredFile, log, notice } = state;
  const problem = state.problem ?? state.advice;
  return (
    <>
      <p className="visually-hidden" role="status">
        {notice}
      </p>
      {offeredFile && (
        <OfferedFile file={offeredFile} onDismiss={() => act((session) => session.dismissFile())} />
      )}
      {problem && (
        <ProblemBox
          problem={problem}
          onGoTo={onGoTo}
          onFix={(fix) => act((session) => session.applyFix(fix))}
        />
      )}
      {(keepsConsole || log.entries.length > 0) && (
        <Console log={log} onClear={() => act((session) => session.clearLog())} />
      )}
    </>
  );
}
