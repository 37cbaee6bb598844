import type { ReactNode } from 'react';
import {
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
} from '@ariakit/react/combobox';
import type { Memory } from '../../client/memory';
import type { Hit } from '../../question';
import { followHit, HitText, type OpenHit } from './Hits';
import { Icon, type IconName } from './Icon';
import { texts } from './texts';
import styles from './dialogue.module.css';

interface RememberedProps {
  memory: Memory;
  onOpen: OpenHit;
  onSave: (hit: Hit) => void;
  onForget: (hit: Hit) => void;
}

/**
 * The recent and the favourite hits. They form a grid rather than a listbox, because rows contain
 * buttons, and options must not.
 */
export function Remembered({ memory, onOpen, onSave, onForget }: RememberedProps): ReactNode {
  if (memory.recent.length + memory.favorite.length === 0) {
    return <p className={styles.quiet}>{texts.noRecent}</p>;
  }
  return (
    <ComboboxList role="grid" aria-label={texts.remembered}>
      <Rows title={texts.recent} icon="recent" hits={memory.recent} onOpen={onOpen}>
        {(hit) => (
          <>
            <Action icon="favorite" label={texts.save} onClick={() => onSave(hit)} />
            <Action icon="remove" label={texts.removeRecent} onClick={() => onForget(hit)} />
          </>
        )}
      </Rows>
      <Rows title={texts.favorite} icon="favorite" hits={memory.favorite} onOpen={onOpen}>
        {(hit) => (
          <Action icon="remove" label={texts.removeFavorite} onClick={() => onForget(hit)} />
        )}
      </Rows>
    </ComboboxList>
  );
}

interface RowsProps {
  title: string;
  icon: IconName;
  hits: readonly Hit[];
  onOpen: OpenHit;
  /** The buttons of a row. */
  children: (hit: Hit) => ReactNode;
}

function Rows({ title, icon, hits, onOpen, children }: RowsProps): ReactNode {
  if (hits.length === 0) return null;
  return (
    <ComboboxGroup role="rowgroup">
      <ComboboxGroupLabel className={styles.group}>{title}</ComboboxGroupLabel>
      {hits.map((hit) => (
        <div key={hit.id} role="row" className={styles.row}>
          <ComboboxItem
            role="gridcell"
            className={styles.hit}
            focusOnHover
            blurOnHoverEnd={false}
            onClick={(event) => followHit(event, hit, onOpen)}
          >
            <Icon name={icon} />
            <a href={hit.path} tabIndex={-1}>
              <HitText hit={hit} />
            </a>
          </ComboboxItem>
          <div role="gridcell">{children(hit)}</div>
        </div>
      ))}
    </ComboboxGroup>
  );
}

interface ActionProps {
  icon: IconName;
  label: string;
  onClick: () => void;
}

function Action({ icon, label, onClick }: ActionProps): ReactNode {
  return (
    <button type="button" title={label} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
