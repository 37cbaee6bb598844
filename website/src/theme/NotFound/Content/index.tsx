import { lazy, Suspense, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import styles from './styles.module.css';

/** Every page of the docs has this module, and hardly one shows it. */
const Picture = lazy(() => import('./Picture'));

/** Says that there is no such page, and where to go on. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={className ? `${styles.page} ${className}` : styles.page}>
      <Suspense>
        <Picture />
      </Suspense>
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this address. It may have moved, or the link has a slip in it.</p>
      <ul>
        <li>
          <Link to="/docs/intro">Start of the documentation</Link>
        </li>
        <li>
          <Link to="/docs/api/">API reference</Link>
        </li>
        <li>
          <Link to="/search">Search</Link>
        </li>
        <li>
          <Link to="/">Home</Link>
        </li>
      </ul>
    </main>
  );
}
