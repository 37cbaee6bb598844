import { createElement, useState, type ReactNode } from 'react';
import { FiberProvider } from 'its-fine';
import Loadable from 'react-loadable';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
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
  if (!ExecutionEnvironment.canUseDOM) return <ServerPage>{children}</ServerPage>;
  if (!wasServed) return <div>{children}</div>;
  return (
    <FiberProvider>
      <ServedPage load={load}>{children}</ServedPage>
    </FiberProvider>
  );
}

/** What it is made of is not reported, for a page that rests does without. */
function ServerPage({ children }: { children: ReactNode }): ReactNode {
  return <div data-rests>{createElement(Loadable.Capture, { report: () => {} }, children)}</div>;
}
