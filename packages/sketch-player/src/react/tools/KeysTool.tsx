import type { ReactNode } from 'react';
import { keyNames, keyTable } from '../../editor/keyTable';
import { tools as messages } from '../messages';
import { Tool, type SourceToolProps } from './Tool';
import styles from './tools.lazy.module.css';

/** The keys of the editor, from the table that binds them. */
export function KeysTool({ panels }: SourceToolProps): ReactNode {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <Tool label={messages.keys} panels={panels}>
      <dl className={styles.keys}>
        {keyTable.map(({ id, key, does }) => (
          <div key={id}>
            <dt>
              {keyNames(key, isMac).map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Tool>
  );
}
