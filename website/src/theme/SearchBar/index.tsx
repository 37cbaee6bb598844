import { useCallback, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type * as SearchModalModule from './SearchModal';
import { labels } from './labels';
import { SearchButton } from './SearchButton';
import { useSearchShortcuts } from './useSearchShortcuts';
import styles from './styles.module.css';

/** Loads the dialogue and the search engine, when pointer or focus come to the button. */
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
    // A failed preload is ignored; `open` reports a failure.
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
    // After the render that removes `inert` from the page behind the dialogue.
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
