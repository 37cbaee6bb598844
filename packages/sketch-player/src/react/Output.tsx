import { useEffect, type ReactNode } from 'react';
import type { OfferedFile as File } from '../core/state';
import { linkOf, type Diagnosis } from '../diagnosis/Problem';
import { Console } from './Console';
import { saveFile } from './dom';
import { Lazy } from './Lazy';
import { offeredFile as fileMessages, problems as problemMessages } from './messages';
import notices from './notices.lazy.module.css';
import type { PlayerSetup } from './setup';
import styles from './styles.module.css';
import type { Player } from './useSketchPlayer';

interface OutputProps {
  player: Player;
  /** Whether the console is shown even while it is empty. */
  keepsConsole?: boolean;
}

/** Everything that a running sketch reports: notices, offered files, problems and the console. */
export function Output({ player, keepsConsole = false }: OutputProps): ReactNode {
  const { state, act, setup, goTo, neededFiles } = player;
  const { offeredFile, log, notice } = state;
  const problem = state.problem ?? state.warning;
  return (
    <>
      <p className="visually-hidden" role="status">
        {notice}
      </p>
      {neededFiles.length > 0 && (
        <Lazy load={() => import('./files/MissingFiles')}>
          {({ MissingFiles }) => <MissingFiles player={player} />}
        </Lazy>
      )}
      {offeredFile && (
        <OfferedFile
          file={offeredFile}
          announce={setup.announce}
          onDismiss={() => act((session) => session.dismissFile())}
        />
      )}
      {problem && (
        <ProblemBox
          problem={problem}
          setup={setup}
          onGoTo={goTo}
          onFix={(fix) => act((session) => session.applyFix(fix))}
        />
      )}
      {(problem?.repair ?? state.rescued) && (
        <Lazy load={() => import('./repair/Repairs')}>
          {({ Repairs }) => <Repairs player={player} />}
        </Lazy>
      )}
      {(keepsConsole || log.entries.length > 0) && (
        <Console log={log} onClear={() => act((session) => session.clearLog())} />
      )}
    </>
  );
}

interface ProblemBoxProps {
  problem: Diagnosis;
  setup: Pick<PlayerSetup, 'helpPages' | 'Link'>;
  /** Moves the editor's cursor to a place in the source. */
  onGoTo: (line: number, column: number, file?: string) => void;
  /** Applies the correction that the diagnosis offers. */
  onFix: (fix: NonNullable<Diagnosis['fix']>) => void;
}

/** A box that says what went wrong, where, and what helps. */
function ProblemBox({ problem, setup, onGoTo, onFix }: ProblemBoxProps): ReactNode {
  const { message, line, column = 1, hint, fix, script } = problem;
  const { helpPages, Link } = setup;
  const link = linkOf(problem, helpPages);
  return (
    <div className={notices.problem} role="group" aria-label={problemMessages.name}>
      <p>
        <strong>{message}</strong>
        {line !== undefined && (
          <button type="button" onClick={() => onGoTo(line, column)}>
            {problemMessages.place(line, column)}
          </button>
        )}
        {script && (
          <button type="button" onClick={() => onGoTo(script.line, script.column, script.name)}>
            {problemMessages.place(script.line, script.column)}
          </button>
        )}
      </p>
      {hint && <p>{hint}</p>}
      <p className={notices.problemActions}>
        {fix && (
          <button type="button" className={styles.primary} onClick={() => onFix(fix)}>
            {fix.label}
          </button>
        )}
        {link && <Link to={link.to}>{link.label}</Link>}
      </p>
    </div>
  );
}

interface OfferedFileProps {
  file: File;
  announce: PlayerSetup['announce'];
  onDismiss: () => void;
}

/** Asks the reader about a file that the sketch wants to save. */
function OfferedFile({ file, announce, onDismiss }: OfferedFileProps): ReactNode {
  const { name, warning, content } = file;
  const size = fileMessages.size(content.size);
  const { before, behind } = fileMessages.offer(size, warning);
  const offer = `${before}${name}${behind}`;
  // Screen readers do not announce a live region that appears together with its text, so the page's
  // permanent announcer says it.
  useEffect(() => {
    announce(offer);
    return () => announce('');
  }, [announce, offer]);
  const save = () => {
    saveFile(content, name);
    onDismiss();
  };
  return (
    <div className={notices.offer} role="group" aria-label={fileMessages.name}>
      <p>
        {before}
        <code>
          {/* Left to right, so that the extension is at the end even of a right-to-left name. */}
          <bdi dir="ltr">{name}</bdi>
        </code>
        {behind}
      </p>
      <button type="button" className={styles.primary} onClick={save}>
        {fileMessages.save}
      </button>
      <button type="button" onClick={onDismiss}>
        {fileMessages.dismiss}
      </button>
    </div>
  );
}
