import type { ReactNode } from 'react';
import type { Player } from '../useSketchPlayer';
import { AddFiles } from './AddFiles';
import styles from './files.lazy.module.css';
import { missingFiles as messages } from './messages';
import { useOwnFiles } from './useOwnFiles';

/** Says which files a sketch needs that did not come with its link, until they are added. */
export function MissingFiles({ player }: { player: Player }): ReactNode {
  const change = useOwnFiles(player);
  const { ownFiles } = player.state;
  const missing = player.neededFiles.filter(
    (name) => !ownFiles?.files.some((file) => file.name === name),
  );
  // Whether the reader has added them at an earlier visit is known once their files are open.
  if (!ownFiles || missing.length === 0) return null;
  return (
    <div className={styles.missing} role="group" aria-label={messages.name}>
      <p role="status">
        {messages.lacks}
        {missing.map((name, place) => (
          <span key={name}>
            {place > 0 && ', '}
            <bdi dir="ltr">{name}</bdi>
          </span>
        ))}
        {messages.rest}
      </p>
      {ownFiles.news.map((each) => (
        <p key={each}>{each}</p>
      ))}
      <AddFiles onAdd={(given) => change((own) => own.add(given))} />
    </div>
  );
}
