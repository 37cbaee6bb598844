import type { Page, Route } from '@playwright/test';
import * as v from 'valibot';

const callSchema = v.object({
  requests: v.tuple([
    v.looseObject({
      indexName: v.string(),
      query: v.string(),
      hitsPerPage: v.number(),
      facetFilters: v.array(v.union([v.string(), v.array(v.string())])),
    }),
  ]),
});
type Question = v.InferOutput<typeof callSchema>['requests'][0];

/** How the fake service reacts to a query. */
export type Behaviour =
  'answer' | 'attack' | 'flood' | 'find nothing' | 'delay' | 'refuse' | 'fail';

/** Stands in for Algolia's search service: answers requests to any of its hosts. */
export class FakeAlgolia {
  behaviour: Behaviour = 'answer';
  readonly questions: Question[] = [];
  readonly addresses: URL[] = [];
  #release: (() => void)[] = [];

  constructor(
    readonly siteUrl: string,
    readonly total = 40,
  ) {}

  async serve(page: Page): Promise<void> {
    await page.route(/^https:\/\/[\w-]+\.algolia(?:net)?\.(?:net|com)\//, (route) =>
      this.#reply(route),
    );
  }

  /** Sends the answers that are being delayed. */
  release(): void {
    this.behaviour = 'answer';
    for (const release of this.#release.splice(0)) release();
  }

  async #reply(route: Route): Promise<void> {
    this.addresses.push(new URL(route.request().url()));
    const json: unknown = JSON.parse(route.request().postData() ?? '');
    const [question] = v.parse(callSchema, json).requests;
    this.questions.push(question);
    if (this.behaviour === 'fail') return route.abort('connectionrefused');
    if (this.behaviour === 'refuse') {
      return this.#send(route, 403, { message: 'Invalid Application-ID or API key', status: 403 });
    }
    if (this.behaviour === 'delay') {
      await new Promise<void>((resolve) => this.#release.push(resolve));
    }
    const total = this.behaviour === 'find nothing' ? 0 : this.total;
    if (this.behaviour === 'attack') {
      return this.#send(route, 200, {
        results: [
          { index: question.indexName, hits: hostileHits(this.#hit(0)), nbHits: 6, page: 0 },
        ],
      });
    }
    if (this.behaviour === 'flood') {
      return this.#send(route, 200, { results: [{ nbHits: 1e9, hits: this.#manyHits() }] });
    }
    const hits = Array.from({ length: Math.min(total, question.hitsPerPage) }, (_, index) =>
      this.#hit(index),
    );
    return this.#send(route, 200, {
      results: [{ index: question.indexName, query: question.query, hits, nbHits: total, page: 0 }],
    });
  }

  #send(route: Route, status: number, body: unknown): Promise<void> {
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status, headers, json: body });
  }

  /**
   * Thousands of hits, from an index of another site, which is not served below a folder. The first
   * leads nowhere.
   */
  #manyHits() {
    return Array.from({ length: 20_000 }, (_, index) => ({
      ...this.#hit(index),
      url: index === 0 ? 'javascript:alert(1)' : `https://x.test/docs/intro#section-${index}`,
    }));
  }

  #hit(index: number) {
    const hierarchy = { lvl0: 'Guides', lvl1: 'Introduction', lvl2: `Section ${index}` };
    const value = (text: string) => ({ value: text, matchLevel: 'none' });
    return {
      objectID: String(index),
      url: `${this.siteUrl}docs/intro#section-${index}`,
      type: 'lvl2',
      content: null,
      hierarchy,
      _highlightResult: {
        hierarchy: {
          lvl0: value(hierarchy.lvl0),
          lvl1: value(hierarchy.lvl1),
          lvl2: value(`<mark>Section</mark> ${index}`),
        },
      },
      _snippetResult: { hierarchy: { lvl2: value(`<mark>Section</mark> ${index}`) } },
    };
  }
}

const attack = '<img src=x onerror="window.attacked = true">';

/** Five malformed hits, and one that holds markup in every text. */
function hostileHits(hit: Record<string, unknown>): unknown[] {
  const value = { value: `<mark>Section</mark> ${attack}` };
  const texts = { lvl0: attack, lvl1: attack, lvl2: attack };
  const marked = { hierarchy: { lvl0: value, lvl1: value, lvl2: value }, content: value };
  return [
    { ...hit, url: 5 },
    { ...hit, hierarchy: null },
    { ...hit, _highlightResult: { hierarchy: { lvl0: { value: {} } } } },
    { ...hit, type: { toString: 1 } },
    null,
    { ...hit, hierarchy: texts, content: attack, _highlightResult: marked, _snippetResult: marked },
  ];
}
