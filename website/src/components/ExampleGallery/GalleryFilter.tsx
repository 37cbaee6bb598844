import type { ReactNode, RefObject } from 'react';
import { QueryField } from 'docusaurus-local-search/QueryField';
import { tagGroups } from '@site/shared/examples';
import { gallery } from '@site/src/messages/examples';
import type { Filter } from './filterExamples';
import styles from './styles.module.css';

interface GalleryFilterProps {
  filter: Filter;
  /** How many examples each tag would leave. */
  counts: ReadonlyMap<string, number>;
  /** Whether an example of the gallery has a tag: some tags are those of recipes only. */
  hasExamples: (tag: string) => boolean;
  onChange: (filter: Partial<Filter>, isNew: boolean) => void;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** The search field and the groups of tags that filter the gallery. */
export function GalleryFilter({
  filter,
  counts,
  hasExamples,
  onChange,
  fieldRef,
}: GalleryFilterProps): ReactNode {
  const { text, tags } = filter;
  const toggle = (tag: string, isChosen: boolean): void => {
    onChange({ tags: isChosen ? [...tags, tag] : tags.filter((other) => other !== tag) }, true);
  };
  return (
    <div className={styles.filter}>
      <QueryField
        label={gallery.find}
        placeholder={gallery.hint}
        query={text}
        onChange={(query, isNew) => onChange({ text: query }, isNew)}
        ref={fieldRef}
        styles={{ form: styles.words, label: 'visually-hidden', field: styles.field }}
      />
      <details className={styles.tagFilter}>
        <summary>{gallery.byTag(tags)}</summary>
        {Object.entries(tagGroups).map(([title, group]) => (
          <fieldset key={title} className={styles.group}>
            <legend>{title}</legend>
            {group.filter(hasExamples).map((tag) => (
              <TagBox
                key={tag}
                tag={tag}
                count={counts.get(tag) ?? 0}
                isChosen={tags.includes(tag)}
                onToggle={toggle}
              />
            ))}
          </fieldset>
        ))}
      </details>
    </div>
  );
}

interface TagBoxProps {
  tag: string;
  count: number;
  isChosen: boolean;
  onToggle: (tag: string, isChosen: boolean) => void;
}

function TagBox({ tag, count, isChosen, onToggle }: TagBoxProps): ReactNode {
  return (
    <label className={styles.tagBox}>
      <input
        type="checkbox"
        checked={isChosen}
        // No example that the filter leaves has this tag.
        disabled={count === 0 && !isChosen}
        onChange={({ target }) => onToggle(tag, target.checked)}
      />
      {tag} <span className={styles.count}>{count}</span>
    </label>
  );
}
