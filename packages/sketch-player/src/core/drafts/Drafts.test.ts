import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText, manyRuns } from '../../../../../testing/hostileText';
import { parseDraft, Drafts, type StorageLike } from './Drafts';
import type { StorageTrouble } from '../persistence/trouble';
import { hasDrafts } from './keys';

/** A storage that behaves as the browser's, and can be made to fail. */
class FakeStorage implements StorageLike {
  readonly values = new Map<string, string>();
  isFull = false;

  get length(): number {
    return this.values.size;
  }

  key(index: number): string | null {
    return [...this.values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    this.values.delete(key);
  }
}

/** A storage that fails in all the ways that browsers know. */
class FaultyStorage extends FakeStorage {
  state: 'fine' | 'full' | 'unreadable' | 'off' = 'fine';

  open(): StorageLike {
    if (this.state === 'off') throw new DOMException('denied', 'SecurityError');
    this.isFull = this.state === 'full';
    return this;
  }

  override getItem(key: string): string | null {
    if (this.state === 'unreadable') throw new DOMException('broken', 'UnknownError');
    return super.getItem(key);
  }
}

function tick(): () => number {
  let time = 0;
  return () => (time += 1);
}

function setUp() {
  const storage = new FakeStorage();
  const now = tick();
  const open = (tab: string) => new Drafts({ storage: () => storage, tab, now });
  return { storage, open };
}

const draft = (source: string) => ({ source, p5: '1' }) as const;

describe('Drafts', () => {
  it('keeps a draft over a reload', () => {
    const { open } = setUp();
    expect(open('a').save('hero', draft('box(1)'))).toBeUndefined();
    expect(open('b').load('hero')).toEqual({ ...draft('box(1)'), time: 1 });
    expect(open('b').load('other')).toBeUndefined();
  });

  it('does not pile up copies when a reloaded tab goes on', () => {
    const { open, storage } = setUp();
    open('a').save('hero', draft('1'));
    const reloaded = open('b');
    reloaded.load('hero');
    reloaded.save('hero', draft('2'));
    reloaded.save('hero', draft('3'));
    expect(reloaded.versions('hero').map(({ source }) => source)).toEqual(['3']);
    expect(storage.length).toBe(1);
  });

  it('loses nothing when two tabs edit the same example', () => {
    const { open } = setUp();
    open('before').save('hero', draft('0'));
    const [one, two] = [open('one'), open('two')];
    one.load('hero');
    two.load('hero');
    one.save('hero', draft('from one'));
    two.save('hero', draft('from two'));
    one.save('hero', draft('from one again'));
    const sources = open('later')
      .versions('hero')
      .map(({ source }) => source);
    expect(sources).toEqual(['from one again', 'from two']);
    expect(open('later').load('hero')?.source).toBe('from one again');
  });

  it('keeps what the other tab typed after this one had loaded it', () => {
    const { open } = setUp();
    const one = open('one');
    one.save('hero', draft('1'));
    const two = open('two');
    two.load('hero');
    one.save('hero', draft('1 and more'));
    two.save('hero', draft('1 and other'));
    expect(two.versions('hero').map(({ source }) => source)).toEqual(['1 and other', '1 and more']);
  });

  it('removes a draft and all of its versions', () => {
    const { open, storage } = setUp();
    open('a').save('hero', draft('1'));
    open('b').save('hero', draft('2'));
    open('b').save('other', draft('3'));
    open('c').removeAll('hero');
    expect(open('c').load('hero')).toBeUndefined();
    expect(storage.length).toBe(1);
  });

  it('removes its own draft and the one that it went on from, not that of another tab', () => {
    const { open } = setUp();
    const one = open('one');
    one.save('hero', draft('1'));
    const two = open('two');
    two.load('hero');
    one.save('hero', draft('1 and more'));
    two.save('hero', draft('2'));
    two.remove('hero');
    expect(
      open('later')
        .versions('hero')
        .map(({ source }) => source),
    ).toEqual(['1 and more']);
    const reloaded = open('reloaded');
    reloaded.load('hero');
    reloaded.remove('hero');
    expect(open('later').versions('hero')).toEqual([]);
  });

  it('drops no draft, however many there are, and says in time that room gets little', () => {
    const { open, storage } = setUp();
    const drafts = open('a');
    for (let i = 0; i < 300; i += 1) {
      expect(drafts.save(`example ${i}`, draft('x'))).toBeUndefined();
    }
    expect(storage.length).toBe(300);
    expect(drafts.load('example 0')).toBeDefined();
    expect(drafts.save('large', draft('x'.repeat(2_000_000)))).toBe('low');
    expect(drafts.save('small', draft('x'))).toBe('low');
    expect(drafts.load('large')?.source).toHaveLength(2_000_000);
  });

  it('tells what another tab has done to the drafts of a sketch', () => {
    const { open, storage } = setUp();
    const [one, two] = [open('one'), open('two')];
    two.save('hero', draft('2'));
    const [key = '', value = ''] = [...storage.values].flat();
    expect(one.heard('hero', key, value)).toEqual({ tab: 'two', isOwn: false, source: '2' });
    expect(two.heard('hero', key, null)).toEqual({ tab: 'two', isOwn: true, source: undefined });
    expect(one.heard('hero', key, 'no draft')?.source).toBeUndefined();
    expect(one.heard('other', key, value)).toBeUndefined();
    expect(one.heard('hero', 'theme', 'dark')).toBeUndefined();
    expect(one.ofOthers('hero').map(({ source }) => source)).toEqual(['2']);
    expect(two.ofOthers('hero')).toEqual([]);
  });

  it('lists what is stored of each sketch, with its size', () => {
    const { storage, open } = setUp();
    open('one').save('hero', { source: 'old' });
    open('two').save('hero', { source: 'new' });
    open('one').save('sea', { source: 'a'.repeat(500) });
    storage.setItem('theme', 'dark');
    const listed = open('three').list();
    expect(listed.map(({ id, newest }) => [id, newest.source.slice(0, 3)])).toEqual([
      ['sea', 'aaa'],
      ['hero', 'new'],
    ]);
    const all = [...storage.values].filter(([key]) => key !== 'theme');
    const characters = all.reduce((sum, [key, value]) => sum + key.length + value.length, 0);
    expect(listed.reduce((sum, each) => sum + each.characters, 0)).toBe(characters);
  });

  it('puts removed drafts back as they were', () => {
    const { open, storage } = setUp();
    open('one').save('hero', draft('1'));
    open('two').save('hero', draft('2'));
    const before = [...storage.values];
    const drafts = open('one');
    const entries = drafts.entries('hero');
    drafts.removeAll('hero');
    expect(storage.length).toBe(0);
    storage.isFull = true;
    expect(drafts.restore(entries)).toBe(false);
    storage.isFull = false;
    expect(drafts.restore(entries)).toBe(true);
    expect(Object.fromEntries(storage.values)).toEqual(Object.fromEntries(before));
  });

  it('says when it can only remember, and tries to store again', () => {
    const { open, storage } = setUp();
    const drafts = open('a');
    drafts.save('hero', draft('1'));
    storage.isFull = true;
    expect(drafts.save('hero', draft('2'))).toBe('full');
    expect(drafts.load('hero')?.source).toBe('2');
    expect(drafts.versions('hero').map(({ source }) => source)).toEqual(['2', '1']);
    storage.isFull = false;
    expect(drafts.save('hero', draft('3'))).toBeUndefined();
    expect(drafts.versions('hero').map(({ source }) => source)).toEqual(['3']);
  });

  it('works where the storage is switched off', () => {
    const drafts = new Drafts({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      tab: 'a',
    });
    expect(drafts.load('hero')).toBeUndefined();
    expect(drafts.save('hero', draft('1'))).toBe('denied');
    expect(drafts.load('hero')?.source).toBe('1');
    drafts.remove('hero');
    expect(drafts.load('hero')).toBeUndefined();
  });

  it('ignores what is no draft, and leaves it alone', () => {
    const { open, storage } = setUp();
    const drafts = open('a');
    drafts.save('hero', draft('1'));
    const [key = ''] = [...storage.values.keys()];
    const others = { theme: 'dark', '["p5.asciify draft",3,4]': '{}', '[1': '' };
    for (const [name, value] of Object.entries(others)) storage.setItem(name, value);
    for (const value of ['', 'null', '{"source":5}', '[', '{"source":"x","time":"now"}']) {
      storage.setItem(key, value);
      expect(drafts.load('hero')).toBeUndefined();
    }
    expect(storage.length).toBe(4);
  });

  it(
    'takes any id and any source, prototype keys and lone surrogates included',
    { timeout: 30_000 },
    () => {
      const ids = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('__proto__', 'constructor', 'toString', '', '["', '\ud800'),
      );
      const source = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\udfff', '\0'));
      fc.assert(
        fc.property(
          fc.uniqueArray(fc.tuple(ids, source), { maxLength: 5, selector: ([id]) => id }),
          (pairs) => {
            const { open } = setUp();
            const drafts = open('a');
            for (const [id, text] of pairs) drafts.save(id, draft(text));
            for (const [id, text] of pairs) expect(open('b').load(id)?.source).toBe(text);
          },
        ),
        { numRuns: 1000 },
      );
    },
  );

  it('throws in no storage, and forgets nothing that it could not store', () => {
    const id = fc.constantFrom('hero', 'other', '__proto__');
    const step = fc.oneof(
      fc.record({ do: fc.constant('save' as const), id, source: fc.string() }),
      fc.record({ do: fc.constant('remove' as const), id }),
      fc.record({ do: fc.constant('load' as const), id }),
      fc.record({
        do: fc.constant('become' as const),
        state: fc.constantFrom('fine', 'full', 'unreadable', 'off'),
      }),
      fc.record({ do: fc.constant('litter' as const), key: hostileText, value: hostileText }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const storage = new FaultyStorage();
        const drafts = new Drafts({ storage: () => storage.open(), tab: 'a', now: tick() });
        /** What this tab typed last, and where it went. */
        const typed = new Map<string, { source: string; trouble: StorageTrouble | undefined }>();
        for (const next of steps) {
          if (next.do === 'become') storage.state = next.state;
          else if (next.do === 'litter') storage.values.set(next.key, next.value);
          else if (next.do === 'remove') {
            drafts.remove(next.id);
            typed.delete(next.id);
            // A draft that cannot be removed from the failing storage may come back later.
            if (storage.state !== 'fine' && storage.state !== 'full') return;
          } else if (next.do === 'save') {
            const { source } = next;
            typed.set(next.id, { source, trouble: drafts.save(next.id, draft(source)) });
          } else drafts.load(next.id);
          for (const [name, { source, trouble }] of typed) {
            const isReadable = storage.state === 'fine' || storage.state === 'full';
            if (trouble !== undefined || isReadable) expect(drafts.load(name)?.source).toBe(source);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('parseDraft', () => {
  it('takes a draft, and nothing that is almost one', () => {
    const value = fc.oneof(hostileText, fc.jsonValue());
    const almost = fc.record(
      { source: value, p5: fc.oneof(fc.constantFrom('1', '2'), value), time: value },
      { requiredKeys: ['source'] },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          hostileText,
          almost.map((draft) => JSON.stringify(draft)),
        ),
        (text) => {
          const parsed = parseDraft(text);
          if (parsed === undefined) return;
          expect(parsed.source).toBeTypeOf('string');
          expect(parsed.time).toBeTypeOf('number');
          expect(['1', '2', undefined]).toContain(parsed.p5);
        },
      ),
      manyRuns,
    );
  });
});

describe('hasDrafts', () => {
  it('tells of a draft once there is one, among whatever else is stored', () => {
    const storage = new FakeStorage();
    for (const name of ['theme', 'p5.asciify draft', '["p5.asciify draft"]', '["else","a","b"]']) {
      storage.setItem(name, '{}');
    }
    expect(hasDrafts(() => storage)).toBe(false);
    const drafts = new Drafts({ storage: () => storage, tab: 'tab' });
    drafts.save('ringed-planet', { source: 'mine' });
    expect(hasDrafts(() => storage)).toBe(true);
    drafts.remove('ringed-planet');
    expect(hasDrafts(() => storage)).toBe(false);
  });

  it('tells of none where storage is switched off', () => {
    const off = (): Storage => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(hasDrafts(off)).toBe(false);
  });
});
