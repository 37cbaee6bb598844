import { expect, test, vi } from 'vitest';
import type { SearchClient } from './searchClient';
import { announcing } from './dialogue';

function clientThat(search: () => Promise<unknown>): SearchClient {
  // Only the methods that DocSearch calls.
  return { search, addAlgoliaAgent: vi.fn() } as unknown as SearchClient;
}

const call = { requests: [] };

/** An answer with the first of so many hits. */
function answerWith(nbHits: number) {
  const hierarchy = { lvl0: 'Guides', lvl1: 'Introduction' };
  const hit = { objectID: '1', url: '/docs/intro', type: 'lvl1', hierarchy };
  return { results: [{ nbHits, hits: Array<object>(Math.min(nbHits, 20)).fill(hit) }] };
}

test.each([
  [0, 'No results found.'],
  [1, 'One result found.'],
  [12, '12 results found.'],
  [1e9, '900+ results found.'],
])('%d results', async (nbHits, expected) => {
  const announce = vi.fn();
  const client = clientThat(() => Promise.resolve(answerWith(nbHits)));
  await announcing(client, '/', announce).search(call);
  expect(announce.mock.calls).toEqual([[expected]]);
});

test('a failure is announced, under the name that brings up the error screen', async () => {
  const announce = vi.fn();
  const client = clientThat(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(announcing(client, '/', announce).search(call)).rejects.toMatchObject({
    name: 'RetryError',
  });
  expect(announce).toHaveBeenCalledWith(expect.stringMatching(/^Unable to fetch results/));
});

test('an answer that comes after the next question is not announced', async () => {
  const announce = vi.fn();
  const settle: ((answer: unknown) => void)[] = [];
  const client = announcing(
    clientThat(() => new Promise((resolve) => settle.push(resolve))),
    '/',
    announce,
  );
  const searches = [client.search(call), client.search(call)];
  settle[1]?.(answerWith(2));
  settle[0]?.(answerWith(1));
  await Promise.all(searches);
  expect(announce.mock.calls).toEqual([['2 results found.']]);
});

test('an answer of another form is a failure', async () => {
  const announce = vi.fn();
  const client = clientThat(() => Promise.resolve({ results: [{ nbHits: '2' }] }));
  await expect(announcing(client, '/', announce).search(call)).rejects.toMatchObject({
    name: 'RetryError',
  });
});
