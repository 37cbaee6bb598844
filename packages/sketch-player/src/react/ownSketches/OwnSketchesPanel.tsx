import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ownAddress, ownIdOf } from '../../core/ownSketches/address';
import { remove } from '../../core/ownSketches/storage';
import type { Session } from '../../core/Session';
import type { SourceToolProps } from '../tools/Tool';
import {
  copySketch,
  exportZip,
  importZip,
  removed,
  renameTo,
  undoRemove,
  wordsOf,
} from './actions';
import { DraftList } from './DraftList';
import { draftList, ownSketches as messages } from './messages';
import styles from './ownSketches.lazy.module.css';
import { SaveForm } from './SaveForm';
import { SketchEntry } from './SketchEntry';
import { useOwnSketches } from './useOwnSketches';

/** The list of the saved sketches, and all that can be done with them. */
export function OwnSketchesPanel({ player, fileName }: Omit<SourceToolProps, 'panels'>): ReactNode {
  const { act, setup, sketch } = player;
  const { known, isDenied } = useOwnSketches();
  const [outcome, setOutcome] = useState<readonly string[]>([]);
  /** How many deleted sketches can be brought back, once that has changed. */
  const [removals, setRemovals] = useState<{ count: number }>();
  const importing = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const openId = ownIdOf(sketch);

  const tell = (words: readonly string[]) => {
    setOutcome(words);
    setup.announce(words.join(' '));
  };
  const attempt = (action: () => Promise<readonly string[]>) =>
    wordsOf(action).then((words) => {
      tell(words);
    });
  const attemptWith = (action: (session: Session) => Promise<readonly string[]>) =>
    act((session) => attempt(() => action(session)));

  const deleteSketch = (id: string) =>
    void attempt(async () => {
      const gone = await remove(id);
      removed.unshift(gone);
      return [id === openId ? messages.deletedOpen(gone.name) : messages.deleted(gone.name)];
    }).then(() => setRemovals({ count: removed.length }));

  // The button that deleted a sketch goes away with it, and the last Undo with what it brought back.
  useEffect(() => {
    if (removals) (undo.current ?? importing.current)?.focus();
  }, [removals]);

  if (isDenied) return <p role="alert">{messages.cannotRead}</p>;
  if (!known) return <p>{messages.loading}</p>;
  const { sketches, now, isLow } = known;
  const [lastRemoved] = removed;
  return (
    <div className={styles.ownSketches}>
      <p>{messages.about}</p>
      <SaveForm
        key={openId}
        player={player}
        fileName={fileName}
        open={sketches.find(({ id }) => id === openId)}
        attempt={attemptWith}
      />
      {isLow && <p className={styles.outcome}>{messages.trouble.low}</p>}
      {outcome.map((words, place) => (
        <p key={place} className={styles.outcome}>
          <bdi>{words}</bdi>
        </p>
      ))}
      {lastRemoved && (
        <p>
          <button
            ref={undo}
            type="button"
            onClick={() =>
              void attempt(() => undoRemove(lastRemoved)).then(() =>
                setRemovals({ count: removed.length }),
              )
            }
          >
            {messages.undo(lastRemoved.name)}
          </button>
        </p>
      )}
      {sketches.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <ul className={styles.list} aria-label={messages.list}>
          {sketches.map((each) => (
            <SketchEntry
              key={each.id}
              sketch={each}
              address={ownAddress(setup.files.playground, each.id)}
              isOpen={each.id === openId}
              now={now}
              onRename={(name) => void attempt(() => renameTo(each.id, name))}
              onDuplicate={() => void attempt(() => copySketch(each.id))}
              onExport={() => void attempt(() => exportZip(each))}
              onDelete={() => deleteSketch(each.id)}
            />
          ))}
        </ul>
      )}
      <input
        ref={field}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={messages.import}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void attempt(() => importZip(file)).then(() => (target.value = ''));
        }}
      />
      <p className={styles.actions}>
        {sketches.length > 0 && (
          <button type="button" onClick={() => void attempt(() => exportZip())}>
            {messages.exportAll}
          </button>
        )}
        <button ref={importing} type="button" onClick={() => field.current?.click()}>
          {messages.import}
        </button>
      </p>
      <DraftList
        player={player}
        nameOf={(id) =>
          sketches.find((each) => each.id === ownIdOf(id))?.name ?? draftList.unnamed(id)
        }
        now={now}
        tell={tell}
      />
    </div>
  );
}
