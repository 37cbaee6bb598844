/** Tells screen readers how many results a search has found. */
import { parseHits } from '@site/src/search/answer';
import type { SearchClient } from '@site/src/search/client';

/** Wraps a search client: validates its answers, and announces the outcome of the latest search. */
export function announcing(
  client: SearchClient,
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
        const results = parseHits(answer).results.map((result, index) => ({
          ...answer.results[index],
          ...result,
        }));
        announceLatest(describe(results[0]?.nbHits ?? 0));
        return { results };
      } catch (error) {
        announceLatest('Unable to fetch results. You might want to check your network connection.');
        throw asUnavailable(error);
      }
    },
  };
}

function describe(count: number): string {
  if (count === 0) return 'No results found.';
  return count === 1 ? 'One result found.' : `${count} results found.`;
}

/**
 * DocSearch shows its error screen only for errors of this name, and keeps waiting after others.
 */
function asUnavailable(error: unknown): Error {
  const unavailable = new Error('The search could not be reached.', { cause: error });
  unavailable.name = 'RetryError';
  return unavailable;
}
