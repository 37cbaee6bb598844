import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useContextBridge } from 'its-fine';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ErrorPageContent from '@theme/ErrorPageContent';
import { keepPresses } from '../hydration/keepPresses';
import { HeadAsServed } from './HeadAsServed';
import { leaveOpened } from './openedPage';
import { whenWanted } from './whenWanted';
import styles from './styles.module.css';

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
  const [hasFailed, setHasFailed] = useState(false);

  function draw(onDrawn?: () => void): ReactNode {
    return (
      <Contexts>
        <BrowserContextProvider>
          {/* The layout has one, which is in the other tree. */}
          <ErrorBoundary fallback={(crash) => <ErrorPageContent {...crash} />}>
            <Drawn onDrawn={onDrawn}>{children}</Drawn>
          </ErrorBoundary>
        </BrowserContextProvider>
      </Contexts>
    );
  }

  const hydrate = useEffectEvent(async (place: Element, onDrawn: () => void) => {
    await load();
    // The reader may have gone on.
    if (!place.isConnected) return;
    startTransition(() => {
      root.current = hydrateRoot(place, draw(onDrawn), { onRecoverableError });
    });
  });

  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const stop = whenWanted(place, () =>
      hydrate(place, finish).catch((error: unknown) => {
        if (kept.forget()) setHasFailed(true);
        throw error;
      }),
    );
    // After that, for it keeps to itself what it hears.
    const kept = keepPresses(place);
    function finish(): void {
      setIsDrawn(true);
      setHasFailed(false);
      kept.stop();
      kept.replay();
    }
    return () => {
      stop();
      kept.stop();
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

  return (
    <>
      {!isDrawn && <HeadAsServed />}
      <div
        ref={element}
        data-rests={!isDrawn}
        suppressHydrationWarning
        dangerouslySetInnerHTML={served}
      />
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          What you pressed could not be loaded. Check your network connection and press it again, or
          reload the page.
        </p>
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
