import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { TagCount } from './filterExamples';
import { galleryAddress } from './galleryAddress';
import styles from './styles.module.css';

interface TagFilterProps {
  tags: readonly TagCount[];
  total: number;
  /** The chosen tag; empty when none is. */
  chosen: string;
}

/** Links that filter the gallery: the address keeps the choice, to be shared and gone back to. */
export function TagFilter({ tags, total, chosen }: TagFilterProps): ReactNode {
  return (
    <nav className={styles.filter} aria-label="Filter examples by tag">
      <ul role="list">
        <Choice to={galleryAddress()} label="all" count={total} isChosen={chosen === ''} />
        {tags.map(({ tag, count }) => (
          <Choice
            key={tag}
            to={galleryAddress(tag)}
            label={tag}
            count={count}
            isChosen={tag === chosen}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ChoiceProps {
  to: string;
  label: string;
  count: number;
  isChosen: boolean;
}

function Choice({ to, label, count, isChosen }: ChoiceProps): ReactNode {
  return (
    <li>
      <Link to={to} aria-current={isChosen ? 'true' : undefined}>
        {label} <span className={styles.count}>{count}</span>
      </Link>
    </li>
  );
}
