import type { ReactNode } from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOC';
import { tableOfContents } from '@site/src/messages/everyPage';
import styles from './styles.module.css';

/** The theme's table of contents, as a landmark: the blog sets it outside the main content. */
export default function TOC({ className, ...props }: Props): ReactNode {
  return (
    <nav
      aria-label={tableOfContents.name}
      className={clsx(styles.toc, 'thin-scrollbar', className)}
    >
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
