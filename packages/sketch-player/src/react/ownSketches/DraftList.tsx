import { useEffect, useRef, useState, type ReactNode } from 'react';
import { listDrafts, takeDrafts } from '../../core/drafts/draftOf';
import { tellChange } from '../../core/ownSketches/changes';
import { sizeInWords } from '../../core/ownFiles/messages';
import { ago } from '../history/ago';
import type { Player } from '../useSketchPlayer';
import { draftList as messages } from './messages';
import styles from './ownSketches.lazy.module.css';

interface DraftListProps {
  player: Player;
  /** The name under which the reader knows a sketch, by its id. */
  nameOf: (id: string) => string;
  /** The time to which others are compared. */
  now: number;
  tell: (words: readonly string[]) => void;
}

interface Removed {
  name: string;
  restore: () => boolean;
}

/** What the browser keeps of sketches that were changed and not saved, so that room can be made. */
export function DraftList({ player, nameOf, now, tell }: DraftListProps): ReactNode {
  const { act, sketch, state } = player;
  const [drafts, setDrafts] = useState(listDrafts);
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  // A reader who was told that room is short has come for this list.
  const [isOpenAtFirst] = useState(state.draftTrouble !== undefined);
  const undo = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [lastRemoved, ...earlier] = removed;
  const first = useRef(true);

  // The button that was pressed goes away with its entry, or with what it brought back.
  useEffect(() => {
    if (!first.current) (undo.current ?? summary.current)?.focus();
    first.current = false;
  }, [removed]);

  const refresh = () => {
    // The list of saved sketches says which have drafts.
    tellChange();
    act((session) => {
      // What had no room may have some now.
      session.edit(session.state.source);
      setDrafts(listDrafts());
    });
  };
  const remove = (id: string) => {
    const name = nameOf(id);
    setRemoved([{ name, restore: takeDrafts(id) }, ...removed]);
    tell([messages.deleted(name)]);
    refresh();
  };
  const bringBack = ({ name, restore }: Removed) => {
    const isBack = restore();
    if (isBack) setRemoved(earlier);
    tell([isBack ? messages.restored(name) : messages.noRoom(name)]);
    refresh();
  };

  const sum = drafts.reduce((characters, each) => characters + each.characters, 0);
  return (
    <details className={styles.drafts} open={isOpenAtFirst}>
      <summary ref={summary}>{messages.name(drafts.length, sizeInWords(sum))}</summary>
      <p>{messages.about}</p>
      <ul className={styles.list} aria-label={messages.list}>
        {drafts.map(({ id, newest, characters }) => (
          <li key={id} className={styles.sketch}>
            <div className={styles.facts}>
              <bdi>{nameOf(id)}</bdi>
              <p>{messages.facts(sizeInWords(characters), ago(newest.time, now))}</p>
            </div>
            {id === sketch ? (
              <p>{messages.isOpen}</p>
            ) : (
              <button
                type="button"
                aria-label={messages.deleteOf(nameOf(id))}
                onClick={() => remove(id)}
              >
                {messages.delete}
              </button>
            )}
          </li>
        ))}
      </ul>
      {lastRemoved && (
        <button ref={undo} type="button" onClick={() => bringBack(lastRemoved)}>
          {messages.undo(lastRemoved.name)}
        </button>
      )}
    </details>
  );
}
