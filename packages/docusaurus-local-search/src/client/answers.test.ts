import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hostileText, manyRuns } from '../../../../testing/hostileText';
import { parseAnswer, parseHits, parseMemory } from './answers';

const hit = {
  objectID: '1',
  url: 'https://p5.textmode.art/docs/intro#begin',
  type: 'content',
  content: '<img src=x onerror=alert(1)>',
  hierarchy: { lvl0: 'Guides', lvl1: 'Introduction', lvl2: null },
  _highlightResult: { hierarchy: { lvl0: { value: '<mark>Guides</mark>' } } },
  _snippetResult: { content: { value: 'a <mark>b</mark>' } },
};
const known = { ...hit, url: '/docs/intro#begin' };
const answer = (...hits: unknown[]) => ({ results: [{ nbHits: hits.length, hits }] });

const anything = fc.anything({ withNullPrototype: true, withBigInt: true });
const damage = fc
  .tuple(
    fc.constantFrom(
      ...['objectID', 'url', 'type', 'content', 'hierarchy', '_highlightResult', '_snippetResult'],
      ...['__docsearch_parent', '__proto__', 'dangerouslySetInnerHTML'],
    ),
    fc.oneof(anything, hostileText, fc.constantFrom('javascript:alert(1)', '//evil.test/x')),
  )
  .map(([key, value]) => ({ ...hit, [key]: value }));
const hostileHit = fc.oneof(anything, damage);

/** Checks that every field that DocSearch shows holds text, and that there is no unknown field. */
function expectKnown(given: object): void {
  for (const [key, value] of Object.entries(given)) {
    if (['objectID', 'url', 'type'].includes(key)) expect(value).toBeTypeOf('string');
    else if (key === 'content') expect(value ?? '').toBeTypeOf('string');
    else expect(['hierarchy', '_highlightResult', '_snippetResult']).toContain(key);
  }
}

describe('parseHits', () => {
  it('passes on what is known of a hit, and leaves out one of another form', () => {
    const bad = { ...hit, hierarchy: { lvl0: 'Guides' } };
    const more = { ...hit, __docsearch_parent: {}, queryID: 'x' };
    const turned = { ...hit, hierarchy: { lvl0: 'hasOwnProperty', lvl1: 'x' } };
    expect(parseHits(answer(hit, bad, 5, more, turned), '/')).toEqual({
      nbHits: 2,
      hits: [known, known],
    });
  });

  it('looks at no more hits than were asked for, and cuts long texts', () => {
    const long = {
      ...hit,
      content: 'x'.repeat(1e6),
      hierarchy: { lvl0: 'G', lvl1: 'y'.repeat(1e6) },
    };
    const { hits, nbHits } = parseHits(answer(...Array<object>(20_000).fill(long)), '/');
    expect([hits.length, nbHits]).toEqual([20, 20_000]);
    expect(JSON.stringify(hits).length).toBeLessThan(20 * 10_000);
    const refused = [
      { ...hit, url: `/${'x'.repeat(1e6)}` },
      { ...hit, objectID: 'x'.repeat(1e6) },
    ];
    expect(parseHits(answer(...refused), '/').hits).toEqual([]);
  });

  it('does not believe that there are more than it was given, when it was given too few', () => {
    expect(parseHits({ results: [{ nbHits: 1e9, hits: [hit] }] }, '/').nbHits).toBe(1);
    expect(parseHits({ results: [{ nbHits: 1e9, hits: [] }] }, '/').nbHits).toBe(0);
  });

  it('sends a hit where the search page does', () => {
    for (const url of [
      'javascript:alert(1)',
      '/docs/intro',
      'https://x.test/base/docs/a',
      'docs/a',
    ]) {
      const marks = { hierarchy: { lvl0: { value: 'G' } } };
      const given = answer({ ...hit, url, _highlightResult: marks });
      const [inDialogue] = parseHits(given, '/base/').hits;
      const [onPage] = parseAnswer(given, 15, '/base/').sections;
      expect(inDialogue?.url).toBe(onPage?.path);
      expect(inDialogue?.url).toMatch(/^\/base\//);
    }
  });

  it('understands or refuses whatever comes', () => {
    let left = 0;
    fc.assert(
      fc.property(fc.array(hostileHit, { maxLength: 5 }), fc.option(anything), (hits, wrong) => {
        const result = parseHits(answer(...hits), '/');
        left += result.hits.length;
        for (const each of result.hits) {
          expectKnown(each);
          expect(each.url).toMatch(/^\/(?!\/)/);
        }
        try {
          parseHits(wrong, '/');
        } catch (error) {
          expect(error).toBeInstanceOf(v.ValiError);
        }
      }),
      manyRuns,
    );
    expect(left).toBeGreaterThan(0);
  });
});

describe('parseMemory', () => {
  it('keeps what was kept, and forgets the rest', () => {
    const { objectID, type, content, hierarchy } = hit;
    const stored = [hit, { ...hit, url: 'javascript:alert(1)' }, { ...hit, type: 'x' }, null];
    expect(parseMemory(JSON.stringify(stored), '/')).toEqual([
      { objectID, url: '/docs/intro#begin', type, content, hierarchy },
      { objectID, url: '/', type, content, hierarchy },
    ]);
    expect(parseMemory('{"broken', '/')).toEqual([]);
    expect(parseMemory('{}', '/')).toEqual([]);
  });

  it('leads nowhere else, whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(hostileHit), anything), hostileText, (stored, text) => {
        let json: string | undefined = text;
        try {
          json = JSON.stringify(stored);
        } catch {
          // `JSON.stringify` throws on a BigInt or a cycle.
        }
        for (const each of [...parseMemory(json ?? '', '/'), ...parseMemory(text, '/')]) {
          expectKnown(each);
          expect(each.url).toMatch(/^\/(?!\/)/);
        }
      }),
      manyRuns,
    );
  });
});
