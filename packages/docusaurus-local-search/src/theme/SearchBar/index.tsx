import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { hasModifier, isForComposing, isSlash, isToggle } from '../../client/searchShortcut';
import type * as SearchDialogueModule from './SearchDialogue';
import { labels, SearchButton } from './SearchButton';
import styles from './styles.module.css';

/** Loads the dialogue and the search engine, when pointer or focus come to the button. */
const loadDialogue = (): Promise<typeof SearchDialogueModule> => import('./SearchDialogue');

interface Opened {
  module: typeof SearchDialogueModule;
  initialQuery?: string;
}

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<'unavailable' | 'broken'>();

  const prepare = useCallback(() => {
    // A failed preload is ignored; `open` reports a failure.
    loadDialogue().then(
      ({ startEngine }) => startEngine(),
      () => undefined,
    );
  }, []);

  const open = useCallback((initialQuery?: string) => {
    opener.current = document.activeElement;
    loadDialogue().then(
      (module) => {
        setFailure(undefined);
        setOpened({ module, initialQuery });
      },
      () => setFailure('unavailable'),
    );
  }, []);

  const close = useCallback(() => {
    setOpened(undefined);
    const { current } = opener;
    const hadFocus = current instanceof HTMLElement && current !== document.body;
    // After the render that removes the dialogue: till then the page behind it is inert.
    setTimeout(() => (hadFocus && current.isConnected ? current : button.current)?.focus());
  }, []);

  useSearchShortcuts({ isOpen: opened !== undefined, button, open, close });

  return (
    <>
      <SearchButton
        ref={button}
        onMouseEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={() => open()}
      />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure === 'broken' ? labels.broken : `${labels.unavailable}. ${labels.advice}`}
        </p>
      )}
      {opened &&
        createPortal(
          // Where the dialogue throws, it is closed, and the page stays.
          <ErrorBoundary
            fallback={() => (
              <Fallen
                onFall={() => {
                  setFailure('broken');
                  close();
                }}
              />
            )}
          >
            <opened.module.default initialQuery={opened.initialQuery} onClose={close} />
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}

/** Stands in for a dialogue that has thrown. */
function Fallen({ onFall }: { onFall: () => void }): ReactNode {
  const fall = useEffectEvent(onFall);
  useEffect(() => fall(), []);
  return null;
}

interface Shortcuts {
  isOpen: boolean;
  button: RefObject<HTMLButtonElement | null>;
  open: (initialQuery?: string) => void;
  close: () => void;
}

/**
 * Ctrl/Cmd-K and `/` open the search, Escape and Ctrl/Cmd-K close it, and typing on the focused
 * button starts a query.
 */
function useSearchShortcuts({ isOpen, button, open, close }: Shortcuts): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (isForComposing(event)) return;
      if (isToggle(event) || (isOpen && event.key === 'Escape')) {
        event.preventDefault();
        if (isOpen) close();
        else open();
      } else if (!isOpen && isSlash(event)) {
        event.preventDefault();
        open();
      } else if (!isOpen && !hasModifier(event) && isTypedOn(button.current, event)) {
        event.preventDefault();
        open(event.key);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, button, open, close]);
}

function isTypedOn(button: HTMLElement | null, { key }: KeyboardEvent): boolean {
  return document.activeElement === button && /^[\p{L}\p{N}]$/u.test(key);
}
