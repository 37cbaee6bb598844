import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { fileNews, sizeInWords } from '../../core/ownFiles/messages';
import { bytesOf } from '../../core/ownFiles/OwnFile';
import { maxBytes } from '../../core/ownFiles/OwnFiles';
import type { Player } from '../useSketchPlayer';
import { AddFiles } from './AddFiles';
import styles from './files.lazy.module.css';
import { files as messages, fileTabs as tabs } from './messages';
import { NameForm } from '../NameForm';
import { useOwnFiles } from './useOwnFiles';

/** Lists the reader's own files, takes further ones in, and removes them. */
export function FilesPanel({ player }: { player: Player }): ReactNode {
  const { state, setup } = player;
  const add = useRef<HTMLButtonElement>(null);
  const [asks, setAsks] = useState(false);
  const { files = [], news = [], removed, isKept = true } = state.ownFiles ?? {};
  const change = useOwnFiles(player);
  const said = news.join(' ');
  const say = useEffectEvent(() => setup.announce(said));
  useEffect(() => say(), [said]);
  const limit = sizeInWords(maxBytes);
  const sum = sizeInWords(files.reduce((bytes, file) => bytes + bytesOf(file), 0));

  return (
    <div
      className={styles.files}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        const given = [...event.dataTransfer.files];
        change((own) => own.add(given));
      }}
    >
      <p>{messages.about}</p>
      {player.publishedFiles.length > 0 && (
        <p>{messages.published(player.publishedFiles.join(', '))}</p>
      )}
      <div className={styles.actions}>
        <AddFiles button={add} onAdd={(given) => change((own) => own.add(given))} />
        <button type="button" onClick={() => setAsks(true)}>
          {tabs.create}
        </button>
        {removed && (
          <button type="button" onClick={() => change((own) => own.undoRemove())}>
            {messages.undo(removed.file.name)}
          </button>
        )}
      </div>
      {asks && (
        <NameForm
          label={tabs.newName}
          onCancel={() => {
            setAsks(false);
            add.current?.focus();
          }}
          onName={(name) =>
            change((own) => {
              const made = own.create(name);
              if (made === undefined) return;
              setAsks(false);
              player.goTo(1, 1, made);
            })
          }
        />
      )}
      <p>{files.length > 0 ? messages.sum(files.length, sum, limit) : messages.none(limit)}</p>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <li key={file.name}>
              <bdi dir="ltr">{file.name}</bdi>
              <span className={styles.size}>{sizeInWords(bytesOf(file))}</span>
              {typeof file.content === 'string' && (
                <button type="button" onClick={() => player.goTo(1, 1, file.name)}>
                  {messages.edit(file.name)}
                </button>
              )}
              <button
                type="button"
                aria-label={messages.remove(file.name)}
                onClick={() => {
                  // The button goes away with its file.
                  add.current?.focus();
                  change((own) => own.remove(file.name));
                }}
              >
                {messages.removeThis}
              </button>
            </li>
          ))}
        </ul>
      )}
      {news.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {!isKept && <p>{fileNews.notKept}</p>}
    </div>
  );
}
