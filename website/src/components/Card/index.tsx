import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface CardAction {
  /** Says where the link leads without the card around it: "Visit PetMe64", not "Visit". */
  label: string;
  href: string;
}

interface CardProps {
  title: string;
  description: ReactNode;
  /** Short facts beside the title, such as a category or a licence. */
  badges?: readonly string[];
  /** Lines of a decorative picture made of text. */
  picture?: readonly string[];
  actions?: readonly CardAction[];
  children?: ReactNode;
}

/** A list of cards, as many side by side as fit. */
export function CardGrid({ children }: { children: ReactNode }): ReactNode {
  // The explicit role is for Safari, which drops the list semantics of a list without markers.
  return (
    <ul role="list" className={styles.grid}>
      {children}
    </ul>
  );
}

export function Card({
  title,
  description,
  badges = [],
  picture,
  actions = [],
  children,
}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      {picture && <TextPicture lines={picture} />}
      <h3 className={styles.title}>{title}</h3>
      {badges.length > 0 && (
        <ul role="list" className={styles.badges}>
          {badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      )}
      <p className={styles.description}>{description}</p>
      {children}
      {actions.length > 0 && (
        <ul role="list" className={styles.actions}>
          {actions.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A decorative picture made of characters, hidden from screen readers. */
function TextPicture({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <pre className={styles.picture} aria-hidden="true">
      {lines.join('\n')}
    </pre>
  );
}
