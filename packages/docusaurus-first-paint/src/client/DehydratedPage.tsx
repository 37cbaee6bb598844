import { createElement, useState, type ReactNode } from 'react';
import { FiberProvider } from 'its-fine';
import Loadable from 'react-loadable';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isOpened } from './openedPage';
import { ServedPage } from './ServedPage';
import { StyleSheets } from './StyleSheets';

interface DehydratedPageProps {
  path: string;
  /** The chunks of its route, as in the framework's `routesChunkNames`. */
  chunks: object;
  /** Fetches the chunks that the page needs to be hydrated. */
  load: () => Promise<unknown>;
  /** The page itself; for the page that was opened, rendered only after `load`. */
  children: ReactNode;
}

/** Renders a page, or leaves it as it was served if it is the one that was opened. */
export function DehydratedPage({ path, chunks, load, children }: DehydratedPageProps): ReactNode {
  const [wasServed] = useState(() => isOpened(path));
  if (!ExecutionEnvironment.canUseDOM) return <ServerPage chunks={chunks}>{children}</ServerPage>;
  if (!wasServed) return <div>{children}</div>;
  return (
    <FiberProvider>
      <ServedPage load={load}>{children}</ServedPage>
    </FiberProvider>
  );
}

/**
 * The page on the server. `Loadable.Capture` keeps the chunks of the page from being reported: the
 * HTML would name them as files to load at once, and of these a dehydrated page needs only the style
 * sheets.
 */
function ServerPage({ chunks, children }: { chunks: object; children: ReactNode }): ReactNode {
  return (
    <>
      <StyleSheets chunks={chunks} />
      <div data-dehydrated>{createElement(Loadable.Capture, { report: () => {} }, children)}</div>
    </>
  );
}
