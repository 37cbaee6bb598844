import type { ReactNode } from 'react';
import { playground } from '@site/src/messages/playground';
import type { Opened } from './openAddress';
import { templates } from './sketches';
import { useOpened } from './useOpened';
import { Workbench } from './Workbench';
import styles from './styles.module.css';

/** The playground: an editor that fills the window, with one sketch and its picture. */
export function Playground(): ReactNode {
  const opened = useOpened();
  return (
    <div className={styles.playground}>
      <header className={styles.header}>
        <h1 className={styles.heading}>{playground.title}</h1>
        <nav aria-label={playground.templates}>
          <ul className={styles.templates}>
            {templates.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={opened.template.id === id ? 'true' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Notice opened={opened} />
      <Workbench
        key={opened.template.id}
        template={opened.template}
        isOwn={opened.from === 'own'}
        isOurs={opened.from !== 'link' && opened.from !== 'own'}
        seed={'seed' in opened ? opened.seed : undefined}
        published={'published' in opened ? opened.published : undefined}
        neededFiles={'files' in opened ? opened.files : undefined}
      />
    </div>
  );
}

function Notice({ opened }: { opened: Opened }): ReactNode {
  switch (opened.from) {
    case 'template':
    case 'published':
      return null;
    case 'link':
      return (
        <p className={styles.notice} role="status">
          {playground.fromLink(
            <strong>
              <bdi>{opened.template.title}</bdi>
            </strong>,
          )}
        </p>
      );
    case 'own':
      return (
        <p className={styles.own} role="status">
          {playground.own(
            <strong>
              <bdi>{opened.template.title}</bdi>
            </strong>,
          )}
        </p>
      );
    case 'broken link':
      return (
        <p className={styles.notice} role="alert">
          {opened.reason}
        </p>
      );
  }
}
