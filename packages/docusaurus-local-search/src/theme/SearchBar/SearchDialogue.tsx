import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Combobox, ComboboxProvider, useComboboxStore } from '@ariakit/react/combobox';
import { FocusTrapRegion } from '@ariakit/react/focus-trap';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchPagePath, shownCount } from '../../addresses';
import { forget, readMemory, remember, save, writeMemory, type Memory } from '../../client/memory';
import { announcement, displayed, type Settled } from '../../client/outcome';
import { getSearchEngine, settings } from '../../client/searchEngine';
import { isForComposing } from '../../client/searchShortcut';
import { useAnswer } from '../../client/useAnswer';
import type { Hit } from '../../question';
import { activeLink, useActiveRow } from './activeRow';
import { Footer } from './Footer';
import { Hits, type OpenHit } from './Hits';
import { Icon } from './Icon';
import { Failure, NoResults } from './Messages';
import { Remembered } from './Remembered';
import { labels } from './SearchButton';
import { texts } from './texts';
import { useModal } from './useModal';
import { useStalled } from './useStalled';
import styles from './dialogue.module.css';

/** Starts the search engine ahead of the first query. */
export const startEngine = (): void => void getSearchEngine();

interface SearchDialogueProps {
  initialQuery?: string;
  onClose: () => void;
}

const longestQuery = 64;
const limits = { count: 20, excerptWords: 10 };

/** The search dialogue: a field, and below it the results, or recent searches without a query. */
export default function SearchDialogue({ initialQuery, onClose }: SearchDialogueProps): ReactNode {
  const dialogue = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const [query, setQuery] = useState(() => initialQuery ?? selectedText());
  const asked = query.trim();
  const { outcome, retry } = useAnswer({ query: asked, ...limits });
  const isStalled = useStalled(outcome.status === 'loading' ? asked : undefined);
  const settled = displayed(outcome);
  const [memory, setMemory] = useState(() => readMemory(settings.indexName, baseUrl));
  useModal(dialogue, field, initialQuery);

  /** Updates the remembered hits. Their buttons may disappear with it, so the field takes the focus. */
  function update(changed: Memory): void {
    setMemory(changed);
    writeMemory(settings.indexName, changed);
    field.current?.focus();
  }

  function ask(text: string): void {
    setQuery(text);
    field.current?.focus();
  }

  /** Asks the same again. The button for it disappears with the answer, so the field takes the focus. */
  function askAgain(): void {
    retry();
    field.current?.focus();
  }

  function open(hit: Hit, isHere: boolean): void {
    const changed = remember(memory, hit);
    writeMemory(settings.indexName, changed);
    if (!isHere) return setMemory(changed);
    onClose();
    history.push(hit.path);
  }

  /** Keys that Ariakit must not act on: those of an input method, and those for another tab. */
  function onKeyDownCapture(event: KeyboardEvent): void {
    if (isForComposing(event.nativeEvent)) return event.preventDefault();
    const { ctrlKey, metaKey, shiftKey } = event;
    if (event.key !== 'Enter' || !(ctrlKey || metaKey || shiftKey)) return;
    event.preventDefault();
    const path = activeLink(combobox)?.getAttribute('href');
    const hit = [...hits, ...memory.recent, ...memory.favorite].find((one) => one.path === path);
    if (!hit) return;
    window.open(hit.path, '_blank', 'noopener');
    open(hit, false);
  }

  const hits = settled?.answer?.hits ?? [];
  const remembered = memory.recent.length + memory.favorite.length;
  const combobox = useComboboxStore({
    open: settled ? hits.length > 0 : remembered > 0,
    inputValue: query,
    setInputValue: setQuery,
    includesBaseElement: false,
  });
  useActiveRow(combobox);
  return (
    <dialog
      ref={dialogue}
      className={styles.dialogue}
      aria-label={labels.button}
      // Devices with a gesture for it, such as Android's Back, close the dialogue themselves.
      onClose={onClose}
      onMouseDown={(event) => closeBeside(event, onClose)}
    >
      <FocusTrapRegion enabled className={styles.panel}>
        <ComboboxProvider store={combobox}>
          <div className={styles.bar}>
            <span className={styles.sign}>{isStalled ? '…' : <Icon name="search" />}</span>
            <Combobox
              ref={field}
              autoSelect="always"
              className={styles.field}
              onKeyDownCapture={onKeyDownCapture}
              aria-label={labels.button}
              placeholder={texts.placeholder}
              maxLength={longestQuery}
              enterKeyHint="go"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
            />
            {query && (
              <button type="button" aria-label={texts.clear} onClick={() => ask('')}>
                <Icon name="remove" />
              </button>
            )}
            <button type="button" className={styles.cancel} onClick={onClose}>
              {texts.cancel}
            </button>
          </div>
          <div className={styles.found}>
            {settled ? (
              <Found
                settled={settled}
                onOpen={open}
                onAsk={ask}
                onRetry={askAgain}
                onLeave={onClose}
              />
            ) : (
              <Remembered
                memory={memory}
                onOpen={open}
                onSave={(hit) => update(save(memory, hit))}
                onForget={(hit) => update(forget(memory, hit))}
              />
            )}
          </div>
        </ComboboxProvider>
        <Footer />
        <div role="status" className={styles.status}>
          {isStalled ? texts.searching : announcement(settled)}
        </div>
      </FocusTrapRegion>
    </dialog>
  );
}

interface FoundProps {
  settled: Settled;
  onOpen: OpenHit;
  onAsk: (query: string) => void;
  onRetry: () => void;
  onLeave: () => void;
}

function Found({ settled, onOpen, onAsk, onRetry, onLeave }: FoundProps): ReactNode {
  const { query, answer } = settled;
  if (!answer) return <Failure onRetry={onRetry} />;
  const { hits, total, suggestions } = answer;
  if (hits.length === 0) {
    return <NoResults query={query} suggestions={suggestions} onAsk={onAsk} onLeave={onLeave} />;
  }
  return (
    <>
      <Hits hits={hits} onOpen={onOpen} />
      {settings.searchPagePath && (
        <p>
          <Link to={searchPagePath(query, settings.searchPagePath)} onClick={onLeave}>
            <Translate id="theme.SearchBar.seeAll" values={{ count: shownCount(total) }}>
              {'See all {count} results'}
            </Translate>
          </Link>
        </p>
      )}
    </>
  );
}

const selectedText = (): string => (window.getSelection()?.toString() ?? '').slice(0, longestQuery);

/** Closes the dialogue on a press outside its panel. */
function closeBeside(event: MouseEvent, onClose: () => void): void {
  if (event.target === event.currentTarget) onClose();
}
