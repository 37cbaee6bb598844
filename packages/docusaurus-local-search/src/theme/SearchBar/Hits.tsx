import { useId, type MouseEvent, type ReactNode } from 'react';
import {
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  useComboboxContext,
} from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';
import { groupHits, type GroupedHit } from '../../client/groups';
import { Marked } from '../../client/Marked';
import type { Hit } from '../../question';
import { Icon } from './Icon';
import { texts } from './texts';
import styles from './dialogue.module.css';

/** @param isHere Whether the dialogue gives way to the hit; otherwise another tab or window opens. */
export type OpenHit = (hit: Hit, isHere: boolean) => void;

interface HitsProps {
  hits: readonly Hit[];
  onOpen: OpenHit;
}

/** The best hits, grouped by the kind of page. */
export function Hits({ hits, onOpen }: HitsProps): ReactNode {
  return (
    <ComboboxList aria-label={texts.results}>
      {groupHits(hits).map((group) => (
        <ComboboxGroup key={group.title}>
          <ComboboxGroupLabel className={styles.group}>
            <Marked html={group.title} />
          </ComboboxGroupLabel>
          {group.hits.map((hit) => (
            <FoundHit key={hit.id} hit={hit} onOpen={onOpen} />
          ))}
        </ComboboxGroup>
      ))}
    </ComboboxList>
  );
}

function FoundHit({ hit, onOpen }: { hit: GroupedHit; onOpen: OpenHit }): ReactNode {
  const id = useId();
  const isSelected = useStoreState(useComboboxContext(), (state) => state?.activeId === id);
  return (
    <ComboboxItem
      id={id}
      aria-selected={isSelected}
      className={styles.hit}
      data-branch={hit.branch}
      focusOnHover
      blurOnHoverEnd={false}
      onPointerEnter={() => void window.docusaurus.prefetch(hit.path)}
      onClick={(event) => followHit(event, hit, onOpen)}
      render={<a href={hit.path} />}
    >
      <Icon name={hit.type} />
      <HitText hit={hit} />
      <span className={styles.enter}>
        <Icon name="select" />
      </span>
    </ComboboxItem>
  );
}

/** Shows what matched, and below it the page or an excerpt. */
export function HitText({ hit: { type, titles, excerpt } }: { hit: Hit }): ReactNode {
  const isText = type === 'text' && excerpt;
  const title = isText ? excerpt : titles.at(-1);
  const place = type === 'page' ? excerpt : titles[1];
  return (
    <span className={styles.text}>
      <span className={styles.title}>
        <Marked html={title ?? ''} />
      </span>
      {place && (
        <span className={styles.place}>
          <Marked html={place} />
        </span>
      )}
    </span>
  );
}

/** Follows a link through the router, unless the reader opens it in another tab or window. */
export function followHit(event: MouseEvent, hit: Hit, onOpen: OpenHit): void {
  const isHere = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (isHere) event.preventDefault();
  onOpen(hit, isHere);
}
