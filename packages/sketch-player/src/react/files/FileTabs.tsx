import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { OwnFiles } from '../../core/ownFiles/OwnFiles';
import { typeOfName } from '../../core/ownFiles/kinds';
import { isForComposing } from '../../keys';
import type { Player } from '../useSketchPlayer';
import styles from './files.lazy.module.css';
import { fileTabs as messages } from './messages';
import { NameForm } from '../NameForm';
import { useOwnFiles } from './useOwnFiles';

interface FileTabsProps {
  player: Player;
  /** The name of the sketch's own file, which comes first. */
  sketch: string;
  /** The names of the files that can be edited. */
  names: readonly string[];
  /** The file that is shown; without one, the sketch. */
  shown: string | undefined;
  /** The id of the panel in which a tab shows its file. */
  panelOf: (name: string | undefined) => string;
}

/** Tabs of the sketch and its files of text, with what can be done to the one that is shown. */
export function FileTabs({ player, sketch, names, shown, panelOf }: FileTabsProps): ReactNode {
  const change = useOwnFiles(player);
  const list = useRef<HTMLDivElement>(null);
  const [asks, setAsks] = useState<'new' | 'rename'>();
  const tabs = [undefined, ...names];
  const { removed, news = [] } = player.state.ownFiles ?? {};
  const [isTold, setIsTold] = useState(false);

  const focusShown = () =>
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  const show = (name: string | undefined) => {
    // Rendered at once, since the reader may press the next key before the next frame.
    flushSync(() => player.showFile(name));
    focusShown();
  };
  const move = (event: KeyboardEvent) => {
    const place = tabs.indexOf(shown);
    const next = {
      ArrowRight: (place + 1) % tabs.length,
      ArrowLeft: (place + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (next === undefined || isForComposing(event.nativeEvent)) return;
    event.preventDefault();
    show(tabs[next]);
  };
  /** Takes a name for a file, which is shown then; a refusal leaves the question open. */
  const take = (task: (own: OwnFiles) => string | undefined) =>
    change((own) => {
      const name = task(own);
      setIsTold(true);
      if (name === undefined) {
        player.setup.announce(own.state.news.join(' '));
        return;
      }
      setAsks(undefined);
      show(name);
    });
  const cancel = () => {
    setAsks(undefined);
    focusShown();
  };

  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        role="tablist"
        aria-label={messages.name}
        className={styles.tabList}
        onKeyDown={move}
      >
        {tabs.map((name) => (
          <button
            key={name ?? ''}
            type="button"
            role="tab"
            id={`${panelOf(name)}-tab`}
            aria-selected={name === shown}
            aria-controls={name === shown ? panelOf(name) : undefined}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => show(name)}
          >
            <bdi dir="ltr">{name ?? sketch}</bdi>
          </button>
        ))}
      </div>
      <div className={styles.actions}>
        <button type="button" onClick={() => setAsks('new')}>
          {messages.create}
        </button>
        {shown !== undefined && (
          <>
            <button type="button" onClick={() => setAsks('rename')}>
              {messages.rename(shown)}
            </button>
            <button
              type="button"
              onClick={() => {
                show(undefined);
                change((own) => {
                  own.remove(shown);
                  setIsTold(true);
                  player.setup.announce(own.state.news.join(' '));
                });
              }}
            >
              {messages.remove(shown)}
            </button>
          </>
        )}
        {removed && typeOfName(removed.file.name)?.isText && (
          <button
            type="button"
            onClick={() =>
              change((own) => {
                own.undoRemove();
                show(removed.file.name);
              })
            }
          >
            {messages.undo(removed.file.name)}
          </button>
        )}
      </div>
      {asks === 'new' && (
        <NameForm
          label={messages.newName}
          onCancel={cancel}
          onName={(name) => take((own) => own.create(name))}
        />
      )}
      {asks === 'rename' && shown !== undefined && (
        <NameForm
          key={shown}
          label={messages.otherName(shown)}
          name={shown}
          onCancel={cancel}
          onName={(name) => take((own) => own.rename(shown, name))}
        />
      )}
      {isTold && news.map((each) => <p key={each}>{each}</p>)}
    </div>
  );
}
