import type { ReactNode } from 'react';
import { Console } from './Console';
import { OfferedFile } from './OfferedFile';
import { ProblemBox } from './ProblemBox';
import type { LiveSession } from './useSession';

interface FindingsProps extends LiveSession {
  /** Moves the editor's cursor to a place in the source. Without it, places are plain text. */
  onGoTo?: (line: number, column: number) => void;
  /** Whether the console is shown even while it is empty. */
  keepsConsole?: boolean;
}

/** Everything that a running sketch reports: notices, offered files, problems and the console. */
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
