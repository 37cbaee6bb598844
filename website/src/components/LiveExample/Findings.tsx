import type { ReactNode, RefObject } from 'react';
import type { CodeEditorHandle } from '@site/src/components/CodeEditor';
import { Console } from './Console';
import { OfferedFile } from './OfferedFile';
import { ProblemBox } from './ProblemBox';
import type { LiveSession } from './useSession';

interface FindingsProps extends LiveSession {
  editor: RefObject<CodeEditorHandle | null>;
}

/** What a sketch has to say while it runs: files, problems, and what it logs. */
export function Findings({ state, act, editor }: FindingsProps): ReactNode {
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
          onGoTo={(line, column) => editor.current?.goTo(line, column)}
          onFix={(fix) => act((session) => session.applyFix(fix))}
        />
      )}
      {log.entries.length > 0 && (
        <Console log={log} onClear={() => act((session) => session.clearLog())} />
      )}
    </>
  );
}
