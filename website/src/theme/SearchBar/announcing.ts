/** Tells screen readers what a search found; the eye sees it in the list. */
import * as v from 'valibot';
import type { SearchClient } from '@site/src/search/client';

/** The client, with `announce` told of each outcome. */
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
        announceLatest(describe(answer.results[0]));
        return answer;
      } catch (error) {
        announceLatest('Unable to fetch results. You might want to check your network connection.');
        throw asUnavailable(error);
      }
    },
  };
}

/** What does not say how many it found has found nothing. */
const resultSchema = v.fallback(v.object({ nbHits: v.number() }), { nbHits: 0 });

function describe(result: unknown): string {
  const { nbHits: count } = v.parse(resultSchema, result);
  if (count === 0) return 'No results found.';
  return count === 1 ? 'One result found.' : `${count} results found.`;
}

/** DocSearch shows its error screen for errors of this name only, and goes on waiting at others. */
function asUnavailable(error: unknown): Error {
  const unavailable = new Error('The search could not be reached.', { cause: error });
  unavailable.name = 'RetryError';
  return unavailable;
}
