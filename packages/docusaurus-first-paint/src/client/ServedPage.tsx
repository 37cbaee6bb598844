import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useContextBridge } from 'its-fine';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ErrorPageContent from '@theme/ErrorPageContent';
import { LoadFailure } from 'docusaurus-first-paint/site/LoadFailure';
import { findPage } from './findPage';
import { replayEvents } from './replayEvents';
import { plainLinkOf } from './plainLink';
import { HeadAsServed } from './HeadAsServed';
import { leaveOpened } from './openedPage';
import { onInteraction } from './onInteraction';

interface ServedPageProps {
  load: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * Keeps the HTML that was served, and hydrates it as a separate React root when it is turned to. In
 * the same root, a change of a context above a part that is not hydrated yet would make React
 * render that part anew.
 */
export function ServedPage({ load, children }: ServedPageProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const Contexts = useContextBridge();
  const root = useRef<Root>(undefined);
  const [isDrawn, setIsDrawn] = useState(false);
  /** Tries again to load the page, when the reader has pressed something and loading failed. */
  const [retry, setRetry] = useState<() => void>();
  const history = useHistory();

  function draw(onDrawn?: () => void, onCrashed?: () => void): ReactNode {
    return (
      <Contexts>
        <BrowserContextProvider>
          {/* The error boundary of the layout is in the other root and catches nothing here. */}
          <ErrorBoundary
            fallback={(crash) => (
              <Drawn onDrawn={onCrashed}>
                <ErrorPageContent {...crash} />
              </Drawn>
            )}
          >
            <Drawn onDrawn={onDrawn}>{children}</Drawn>
          </ErrorBoundary>
        </BrowserContextProvider>
      </Contexts>
    );
  }

  const hydrate = useEffectEvent(
    async (place: Element, onDrawn: () => void, onCrashed: () => void) => {
      await load();
      // The reader may have gone to another page meanwhile.
      if (!place.isConnected) return;
      startTransition(() => {
        root.current = hydrateRoot(place, draw(onDrawn, onCrashed), { onRecoverableError });
      });
    },
  );

  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const { wake, stop } = onInteraction(place, () =>
      hydrate(place, finish, settle).catch((error: unknown) => {
        if (kept.hasAny()) setRetry(() => () => void wake());
        throw error;
      }),
    );
    // Registered after the listeners of `onInteraction`, which would not hear the events it stops.
    const keeping = new AbortController();
    const kept = replayEvents(place, keeping.signal);
    function settle(): void {
      setIsDrawn(true);
      setRetry(undefined);
      keeping.abort();
    }
    function finish(): void {
      settle();
      kept.replay();
    }
    return () => {
      stop();
      keeping.abort();
    };
  }, []);

  // Passes changed contexts on to the other root. Rendering before it is hydrated would make React
  // discard the served HTML.
  useEffect(() => {
    if (isDrawn) root.current?.render(draw());
  });

  useEffect(
    () => () => {
      leaveOpened();
      // React cannot unmount another root while it is rendering this one.
      setTimeout(() => root.current?.unmount());
    },
    [],
  );

  /** Gives plain links to the router: until hydration they would load a new document. */
  function followLink(event: MouseEvent): void {
    const link = event.defaultPrevented ? undefined : plainLinkOf(event.nativeEvent);
    if (!link || !findPage(link.pathname)) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  }

  return (
    <>
      {!isDrawn && <HeadAsServed />}
      <div
        ref={element}
        onClick={isDrawn ? undefined : followLink}
        data-dehydrated={!isDrawn}
        suppressHydrationWarning
        dangerouslySetInnerHTML={served}
      />
      {retry && (
        <LoadFailure isOverPage onRetry={retry}>
          This part of the page could not be loaded. Check your network connection and try again.
        </LoadFailure>
      )}
    </>
  );
}

/** With `dangerouslySetInnerHTML`, React leaves the served content of an element alone. */
const served = { __html: '' };

function Drawn({
  onDrawn,
  children,
}: {
  onDrawn: (() => void) | undefined;
  children: ReactNode;
}): ReactNode {
  // Some parts, such as tabs, render again once `isBrowser` is true; only then is the page drawn.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) onDrawn?.();
  }, [isBrowser, onDrawn]);
  return children;
}

function onRecoverableError(error: unknown): void {
  console.error('The page could not be hydrated as it was served:', error);
}
