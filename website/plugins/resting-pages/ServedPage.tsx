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
import { LoadFailure } from '../../src/components/LoadFailure';
import { findPage } from '../address-lookup/findPage';
import { keepPresses } from '../hydration/keepPresses';
import { plainLinkOf } from '../hydration/plainLink';
import { HeadAsServed } from './HeadAsServed';
import { leaveOpened } from './openedPage';
import { whenWanted } from './whenWanted';

interface ServedPageProps {
  load: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * The HTML that was served, which becomes a React tree of its own when it is wanted. A tree of its
 * own, because React draws a part anew that is still to be hydrated when a context above it changes.
 */
export function ServedPage({ load, children }: ServedPageProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const Contexts = useContextBridge();
  const root = useRef<Root>(undefined);
  const [isDrawn, setIsDrawn] = useState(false);
  /** Fetches again what the reader has pressed in vain. */
  const [retry, setRetry] = useState<() => void>();
  const history = useHistory();

  function draw(onDrawn?: () => void, onCrashed?: () => void): ReactNode {
    return (
      <Contexts>
        <BrowserContextProvider>
          {/* The layout has one, which is in the other tree. */}
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
      // The reader may have gone on.
      if (!place.isConnected) return;
      startTransition(() => {
        root.current = hydrateRoot(place, draw(onDrawn, onCrashed), { onRecoverableError });
      });
    },
  );

  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const { wake, stop } = whenWanted(place, () =>
      hydrate(place, finish, settle).catch((error: unknown) => {
        if (kept.hasAny()) setRetry(() => () => void wake());
        throw error;
      }),
    );
    // After that, for it keeps to itself what it hears.
    const keeping = new AbortController();
    const kept = keepPresses(place, keeping.signal);
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

  // Not before it is drawn: React would begin anew. Contexts may have changed since.
  useEffect(() => {
    if (isDrawn) root.current?.render(draw());
  });

  useEffect(
    () => () => {
      leaveOpened();
      // React is at work here, and takes down one tree at a time.
      setTimeout(() => root.current?.unmount());
    },
    [],
  );

  /** What is not drawn yet has no links of the router's. */
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
        data-rests={!isDrawn}
        suppressHydrationWarning
        dangerouslySetInnerHTML={served}
      />
      {retry && (
        <LoadFailure isOverPage onRetry={retry}>
          What you pressed could not be loaded. Check your network connection and try again.
        </LoadFailure>
      )}
    </>
  );
}

/** Tells React to leave alone what is inside. */
const served = { __html: '' };

function Drawn({
  onDrawn,
  children,
}: {
  onDrawn: (() => void) | undefined;
  children: ReactNode;
}): ReactNode {
  // Some parts, such as tabs, are drawn anew when they learn that they are in a browser.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) onDrawn?.();
  }, [isBrowser, onDrawn]);
  return children;
}

function onRecoverableError(error: unknown): void {
  console.error('The page could not be hydrated as it was served:', error);
}
