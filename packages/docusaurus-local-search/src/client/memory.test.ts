import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostileText, manyRuns } from '../../../../testing/hostileText';
import type { Hit } from '../question';
import {
  forget,
  parseMemory,
  readMemory,
  remember,
  save,
  writeMemory,
  type Memory,
} from './memory';

const hit = (id: string): Hit => ({
  id,
  path: `/docs/${id}`,
  type: 'page',
  titles: ['Guides', id],
});
const hits = (...ids: string[]): Hit[] => ids.map(hit);
const ids = ({ recent, favorite }: Memory): string => {
  const names = (list: readonly Hit[]): string => list.map(({ id }) => id).join('');
  return `${names(recent)} ${names(favorite)}`;
};

describe('the lists of hits', () => {
  it('begin with the hit opened last, without duplicates, and hold seven recent hits at most', () => {
    let memory: Memory = { recent: [], favorite: [] };
    for (const id of 'abcdefghc') memory = remember(memory, hit(id));
    expect(ids(memory)).toBe('chgfedb ');
  });

  it('hold four recent hits where there are favourites, and no favourite twice', () => {
    const memory = { recent: hits('a', 'b', 'c', 'd'), favorite: hits('x') };
    expect(ids(remember(memory, hit('e')))).toBe('eabc x');
    expect(remember(memory, hit('x'))).toBe(memory);
  });

  it('hold ten favourites at most; a hit can be moved to them and removed', () => {
    const memory = { recent: hits('a', 'b'), favorite: hits(...'klmnopqrst') };
    expect(ids(save(memory, hit('b')))).toBe('a bklmnopqrs');
    expect(ids(forget(memory, hit('a')))).toBe('b klmnopqrst');
    expect(ids(forget(memory, hit('k')))).toBe('ab lmnopqrst');
  });
});

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__pages';

function storageWith(entries: readonly [string, string][]) {
  const values = new Map(entries);
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('storage', () => {
  it('returns the hits that were written, without the marks of their query', () => {
    const storage = storageWith([]);
    vi.stubGlobal('localStorage', storage);
    const found: Hit = {
      ...hit('a'),
      titles: ['Guides', 'Fonts', '<mark>Load</mark> a font'],
      type: 'text',
      excerpt: '<mark>Load</mark> one',
    };
    writeMemory('pages', { recent: [found], favorite: hits('b') });
    expect(readMemory('pages', '/')).toEqual({
      recent: [{ ...hit('a'), titles: ['Guides', 'Fonts', 'Load a font'], type: 'heading' }],
      favorite: hits('b'),
    });
    writeMemory('pages', { recent: [], favorite: [] });
    expect([...storage.values.keys()]).toEqual([]);
  });

  it('returns the hits that DocSearch wrote', () => {
    const stored = {
      objectID: 'docs/intro#-1',
      url: 'https://p5.textmode.art/docs/intro',
      type: 'lvl1',
      content: null,
      hierarchy: { lvl0: 'Guides', lvl1: 'Array&lt;string&gt;', lvl2: null },
    };
    vi.stubGlobal('localStorage', storageWith([[recentKey, JSON.stringify([stored])]]));
    expect(readMemory('pages', '/').recent).toEqual([
      {
        id: 'docs/intro#-1',
        path: '/docs/intro',
        type: 'page',
        titles: ['Guides', 'Array&lt;string&gt;'],
      },
    ]);
  });

  it('may be unavailable', () => {
    const refuse = () => {
      throw new DOMException('Denied.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readMemory('pages', '/')).toEqual({ recent: [], favorite: [] });
    expect(() => writeMemory('pages', { recent: hits('a'), favorite: [] })).not.toThrow();
  });

  it('leads to no other site, whatever data it holds', () => {
    const record = { objectID: '1', url: '/a', type: 'lvl1', hierarchy: { lvl0: 'G', lvl1: 'A' } };
    const change = fc.record(
      { url: fc.oneof(fc.anything(), hostileText), type: fc.anything(), hierarchy: fc.anything() },
      { requiredKeys: [] },
    );
    const stored = fc.oneof(
      hostileText,
      fc
        .array(change)
        .map((changes) => JSON.stringify(changes.map((part) => ({ ...record, ...part })))),
    );
    fc.assert(
      fc.property(stored, (text) => {
        for (const { path, titles } of parseMemory(text, '/')) {
          expect(path).toMatch(/^\/(?!\/)/);
          for (const title of titles) expect(title).toBeTypeOf('string');
        }
      }),
      manyRuns,
    );
  });
});
