/** What DocSearch's dialogue lacks: it says what was found, and is a dialogue. */
import { shownCount } from '../addresses';
import { parseHits } from './answers';
import type { SearchClient } from './searchClient';
import { isForComposing } from './searchShortcut';

/**
 * Wraps a search client: validates its answers, and announces the outcome of the latest search.
 *
 * @param baseUrl The path that the site is served under.
 */
export function announcing(
  client: SearchClient,
  baseUrl: string,
  announce: (announcement: string) => void,
): SearchClient {
  let latest = 0;
  return {
    transporter: client.transporter,
    addAlgoliaAgent: (segment, version) => client.addAlgoliaAgent(segment, version),
    async search<T>(...call: Parameters<SearchClient['search']>) {
      const id = (latest += 1);
      const announceLatest = (announcement: string): void => {
        if (id === latest) announce(announcement);
      };
      try {
        const answer = await client.search<T>(...call);
        const result = parseHits(answer, baseUrl);
        announceLatest(describe(result.nbHits));
        return { results: answer.results.slice(0, 1).map((rest) => ({ ...rest, ...result })) };
      } catch (error) {
        announceLatest('Unable to fetch results. You might want to check your network connection.');
        throw asUnavailable(error);
      }
    },
  };
}

function describe(count: number): string {
  if (count === 0) return 'No results found.';
  return count === 1 ? 'One result found.' : `${shownCount(count)} results found.`;
}

/**
 * DocSearch shows its error screen only for errors of this name, and keeps waiting after others.
 */
function asUnavailable(error: unknown): Error {
  const unavailable = new Error('The search could not be reached.', { cause: error });
  unavailable.name = 'RetryError';
  return unavailable;
}

/**
 * Makes a modal dialogue of what DocSearch 3.9 renders with the role of a button: the page behind
 * it is inert, and the Tab key cycles inside it.
 *
 * @returns A function that undoes it.
 */
export function makeDialog(container: HTMLElement): () => void {
  const page = document.getElementById('__docusaurus');
  const root = container.querySelector('.DocSearch-Container');
  root?.setAttribute('role', 'dialog');
  root?.setAttribute('aria-modal', 'true');
  root?.setAttribute('aria-label', 'Search');
  for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    root?.removeAttribute(name);
  }
  const turn = (event: KeyboardEvent): void => turnRound(container, event);
  // In the capture phase, before DocSearch's own focus trap, which misses elements that appear
  // later.
  container.addEventListener('keydown', turn, { capture: true });
  page?.setAttribute('inert', '');
  return () => {
    container.removeEventListener('keydown', turn, { capture: true });
    page?.removeAttribute('inert');
  };
}

function turnRound(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || isForComposing(event)) return;
  event.stopPropagation();
  const reachable = Array.from(
    container.querySelectorAll<HTMLElement>('a[href], button, input'),
  ).filter((element) => element.tabIndex >= 0 && element.getClientRects().length > 0);
  const from = event.shiftKey ? reachable[0] : reachable.at(-1);
  const to = event.shiftKey ? reachable.at(-1) : reachable[0];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
