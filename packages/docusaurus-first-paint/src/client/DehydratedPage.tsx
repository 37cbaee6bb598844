import { createElement, useState, type ReactNode } from 'react';
import { FiberProvider } from 'its-fine';
import Loadable from 'react-loadable';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isOpened } from './openedPage';
import { ServedPage } from './ServedPage';

interface DehydratedPageProps {
  path: string;
  /** Fetches the chunks that the page needs to be hydrated. */
  load: () => Promise<unknown>;
  /** The page itself; for the page that was opened, rendered only after `load`. */
  children: ReactNode;
}

/** Renders a page, or leaves it as it was served if it is the one that was opened. */
export function DehydratedPage({ path, load, children }: DehydratedPageProps): ReactNode {
  const [wasServed] = useState(() => isOpened(path));
  if (!ExecutionEnvironment.canUseDOM) return <ServerPage>{children}</ServerPage>;
  if (!wasServed) return <div>{children}</div>;
  return (
    <FiberProvider>
      <ServedPage load={load}>{children}</ServedPage>
    </FiberProvider>
  );
}

/**
 * The page on the server. `Loadable.Capture` keeps the chunks of the page from being reported: the
 * HTML would name them as files to load at once, and a dehydrated page does without them.
 */
function ServerPage({ children }: { children: ReactNode }): ReactNode {
  return (
    <div data-dehydrated>{createElement(Loadable.Capture, { report: () => {} }, children)}</div>
  );
}
