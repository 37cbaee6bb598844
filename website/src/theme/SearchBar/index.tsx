import { useCallback, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type * as SearchModalModule from './SearchModal';
import { labels } from './labels';
import { SearchButton } from './SearchButton';
import { useSearchShortcuts } from './useSearchShortcuts';
import styles from './styles.module.css';

/** The dialogue and the engine, loaded together when the reader approaches the box. */
const loadModal = (): Promise<typeof SearchModalModule> => import('./SearchModal');

interface Opened {
  module: typeof SearchModalModule;
  initialQuery?: string;
}

export default function SearchBar(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);

  const prepare = useCallback(() => {
    // A failure shows when the box is opened, not when the pointer passes by.
    loadModal().then(
      ({ startEngine }) => startEngine(siteConfig),
      () => undefined,
    );
  }, [siteConfig]);

  const open = useCallback((initialQuery?: string) => {
    opener.current = document.activeElement;
    loadModal().then(
      (module) => {
        setFailed(false);
        setOpened({ module, initialQuery });
      },
      () => setFailed(true),
    );
  }, []);

  const close = useCallback(() => {
    setOpened(undefined);
    const { current } = opener;
    const hadFocus = current instanceof HTMLElement && current !== document.body;
    // After the render that makes the page behind the dialogue reachable again.
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
      {failed && (
        <p role="alert" className={styles.failure}>
          {labels.unavailable}. {labels.advice}
        </p>
      )}
      {opened &&
        createPortal(
          <opened.module.default initialQuery={opened.initialQuery} onClose={close} />,
          document.body,
        )}
    </>
  );
}
