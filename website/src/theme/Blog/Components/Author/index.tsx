import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import type { Props } from '@theme/Blog/Components/Author';
import AuthorSocials from '@theme/Blog/Components/Author/Socials';
import Heading from '@theme/Heading';
import { Avatar } from '@site/src/components/Profiles';
import { blog } from '@site/src/messages/people';
import styles from './styles.module.css';

/** The author of a post: initials, as everywhere on the site, name and title. */
export default function BlogAuthor({ as, author, className, count }: Props): ReactNode {
  const { title, url, email, page } = author;
  const name = author.name ?? author.key ?? '';
  const { selectMessage } = usePluralForm();
  const link = page?.permalink ?? url ?? (email && `mailto:${email}`);
  const linkedName = link ? <Link to={link}>{name}</Link> : name;
  return (
    <div className={clsx(styles.author, as === 'h1' && styles.ofPage, className)}>
      <Avatar name={name} />
      <div className={styles.words}>
        {as === undefined ? (
          <span className={styles.name} translate="no">
            {linkedName}
          </span>
        ) : (
          <Heading as={as} className={styles.name} translate="no">
            {as === 'h1' ? name : linkedName}
          </Heading>
        )}
        {title && <p className={styles.title}>{title}</p>}
        {count !== undefined && (
          <p className={styles.title}>{selectMessage(count, blog.posts(count))}</p>
        )}
        <div className={styles.socials}>
          <AuthorSocials author={author} />
        </div>
      </div>
    </div>
  );
}
