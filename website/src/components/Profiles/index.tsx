import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { Person } from '@site/src/data/schema';
import { profiles } from '@site/src/messages/people';
import { initials } from './initials';
import styles from './styles.module.css';

/** A person's initials in a box, in the place of a portrait. */
export function Avatar({ name }: { name: string }): ReactNode {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** Links to a person's pages; each says whose it is. */
export function Profiles({ person }: { person: Person }): ReactNode {
  return (
    <ul role="list" className={styles.profiles}>
      {profiles.places.map(([key, label]) => {
        const href = person[key];
        return (
          href && (
            <li key={key}>
              <Link href={href} aria-label={profiles.nameOf(label, person.name)}>
                {label}
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The creator of a work: avatar, name and links in a row. */
export function Creator({ person }: { person: Person }): ReactNode {
  return (
    <div className={styles.creator}>
      <Avatar name={person.name} />
      <div>
        <p className={styles.name}>{profiles.by(person.name)}</p>
        <Profiles person={person} />
      </div>
    </div>
  );
}
