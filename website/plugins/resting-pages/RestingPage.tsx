import { useState, type ReactNode } from 'react';
import { FiberProvider } from 'its-fine';
import { isOpened } from './openedPage';
import { ServedPage } from './ServedPage';

interface RestingPageProps {
  path: string;
  /** Fetches what the page needs to be hydrated. */
  load: () => Promise<unknown>;
  /** The page itself; rendered only after that. */
  children: ReactNode;
}

/** A page that rests if it is the one that was opened. */
export function RestingPage({ path, load, children }: RestingPageProps): ReactNode {
  const [wasServed] = useState(() => isOpened(path));
  if (!wasServed) return <div>{children}</div>;
  return (
    <FiberProvider>
      <ServedPage load={load}>{children}</ServedPage>
    </FiberProvider>
  );
}
