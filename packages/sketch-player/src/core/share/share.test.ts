import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText, manyRuns } from '../../../../../testing/hostileText';
import { visibleTitle } from '../names';
import { fromBase64url, toBase64url, deflate } from './bytes';
import { decodeShare, encodeShare, parseShare } from './share';

const hero = { code: 'function draw() {\n  box(100); // ███ 😀\n}', p5: '1' } as const;

async function linkOf(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return `#v1.${toBase64url(await deflate(bytes))}`;
}

const damaged = {
  kind: 'damaged',
  message: 'The link is incomplete or damaged. Ask for the complete link again.',
};

/** Titles that `visibleTitle` leaves unchanged, and that therefore survive a round trip. */
const shownTitle = fc
  .string({ unit: 'grapheme', maxLength: 10 })
  .map((text) => visibleTitle(text)?.slice(0, 100) ?? 'x')
  .filter((title) => visibleTitle(title) === title);

describe('a shared sketch', () => {
  it('comes back as it was', async () => {
    const all = { ...hero, p5: '2', seed: 42, title: 'Boxes & “quotes”' } as const;
    expect(await decodeShare(await encodeShare(hero))).toMatchObject({
      kind: 'share',
      share: hero,
    });
    expect(await decodeShare(await encodeShare(all))).toMatchObject({ kind: 'share', share: all });
  });

  it('names the files that it needs, as they can be added', async () => {
    const link = await encodeShare({ ...hero, files: ['cat.png', 'dot.js'] });
    expect(await decodeShare(link)).toEqual({
      kind: 'share',
      hash: link,
      share: { ...hero, files: ['cat.png', 'dot.js'] },
    });
    const files = [
      'cat.png',
      'cat.png',
      'a\u202egnp.png',
      'a/b.json',
      'sketch.js',
      'a.exe',
      '',
      'x',
    ];
    const decoded = await decodeShare(await linkOf({ ...hero, files }));
    expect(decoded).toMatchObject({ share: { files: ['cat.png', 'agnp.png', 'a-b.json'] } });
  });

  it.each([[{ files: 'cat.png' }], [{ files: [1] }], [{ files: ['x'.repeat(201)] }]])(
    'is damaged with %j',
    async (wrong) => {
      expect(await decodeShare(await linkOf({ ...hero, ...wrong }))).toEqual(damaged);
    },
  );

  it('is damaged with more names of files than anybody adds', async () => {
    const files = Array.from({ length: 101 }, (_, i) => `${i}.png`);
    expect(await decodeShare(await linkOf({ ...hero, files }))).toEqual(damaged);
  });

  it('opens from a link that was made before', async () => {
    const link = '#v1.q1ZKzk9JVbJSSsqv0DDVtFbSUSowVbJSMlSqBQA';
    expect(await decodeShare(link)).toEqual({
      kind: 'share',
      hash: link,
      share: { code: 'box(5);', p5: '1' },
    });
  });

  it('is safe in an address', async () => {
    expect(await encodeShare(hero)).toMatch(/^#v1\.[\w-]+$/);
  });

  it('is shorter than its code when that repeats itself', async () => {
    const code = 'circle(random(width), random(height), 10);\n'.repeat(100);
    expect((await encodeShare({ code, p5: '1' })).length).toBeLessThan(code.length / 20);
  });

  it('is refused when it is too long for a link', async () => {
    await expect(encodeShare({ code: 'x'.repeat(200_000), p5: '1' })).rejects.toThrow(
      'The sketch is longer than 200 kB, which is too long for a link. Download it as a file instead.',
    );
  });

  it('comes back whatever it says', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1 });
    const shares = fc.record(
      {
        code: text,
        p5: fc.constantFrom('1', '2'),
        seed: fc.integer({ min: 0, max: 0xffffffff }),
        title: shownTitle,
      },
      { requiredKeys: ['code', 'p5'] },
    );
    await fc.assert(
      fc.asyncProperty(shares, async (share) => {
        const hash = await encodeShare(share);
        expect(await decodeShare(hash)).toEqual({ kind: 'share', share, hash });
      }),
      { numRuns: 1000 },
    );
  }, 60_000);
});

describe('a link that programmes have touched', () => {
  const [start, end] = ['https://example.org/playground', 'Look at it'];
  /** What a browser makes of an address that somebody pressed. */
  const hashOf = (address: string) => new URL(address).hash;

  it.each([
    ...[')', '.', ',', '>', '"', "'", '!', ';', ':', ']', '}', '*', '|', '…', '»', '”', ').', '>.'],
    ...[
      '%20',
      ' ',
      '%20and%20more',
      '\u200b',
      '%E2%80%8B',
      '\u00a0',
      '\ufeff',
      '%0A',
      '%22',
      '%3E',
    ],
    ...['&utm_source=x', '?fbclid=x', '?utm_source=a&utm_medium=b', '&amp;x=1', '/', '#', '%'],
    '%E0%A4%A',
  ])('opens with %j behind it', async (added) => {
    for (const code of ['box(5);', 'sphere(20);', hero.code, 'circle(1, 2, 3);']) {
      const hash = await encodeShare({ code, p5: '1' });
      expect(await decodeShare(hashOf(start + hash + added))).toEqual({
        kind: 'share',
        share: { code, p5: '1' },
        hash,
      });
    }
  });

  it.each([
    '\n',
    '\r\n',
    '%0A',
    '%0D%0A',
    '%20',
    '=\n',
    '=%0A',
    '\n> ',
    '%0A%3E%20',
    '\u200b',
    '\u00ad',
  ])('opens with %j within it, wherever that is', async (added) => {
    const hash = await encodeShare(hero);
    for (let place = 4; place < hash.length; place += 1) {
      const touched = hash.slice(0, place) + added + hash.slice(place);
      expect(await decodeShare(hashOf(start + touched))).toEqual({
        kind: 'share',
        share: hero,
        hash,
      });
    }
  });

  it.each(['_', '__', '--', '*_'])('opens as text that %j makes stand out', async (added) => {
    const hash = await encodeShare(hero);
    expect(await decodeShare(hash + added)).toMatchObject({ kind: 'share', share: hero });
  });

  it.each(['#%23', '#%23%23', '##'])('opens with %j for #', async (sign) => {
    const hash = await encodeShare(hero);
    expect(await decodeShare(hash.replace('#', sign))).toMatchObject({ share: hero, hash });
  });

  it('opens where - and _ are encoded', async () => {
    const hash = await encodeShare(hero);
    const encoded = hash.replaceAll('-', '%2D').replaceAll('_', '%5f');
    expect(await decodeShare(encoded)).toMatchObject({ share: hero, hash });
  });

  it('is told to be damaged where it was cut as well', async () => {
    const hash = await encodeShare(hero);
    for (const added of [')', '%20', '…', `%20${end}`, '?fbclid=x', '...']) {
      for (let length = 4; length < hash.length - 1; length += 1) {
        expect(await decodeShare(hash.slice(0, length) + added)).toEqual(damaged);
      }
    }
  });
});

describe('decodeShare', () => {
  it.each(['', '#', '#code', 'v1.abc', '#v.abc', '#/v1.abc'])('ignores %j', async (hash) => {
    expect(await decodeShare(hash)).toEqual({ kind: 'none' });
  });

  it.each(['#v1.', '#v1.a', '#v1.%E0%A4%A', '#v1.ab cd', '#v1.AAAA', '#v1.____'])(
    'says that %j is damaged',
    async (hash) => {
      expect(await decodeShare(hash)).toEqual(damaged);
    },
  );

  it('says that a link was cut', async () => {
    const link = await encodeShare({ code: 'box(1);'.repeat(3) + 'sphere(20)', p5: '1' });
    for (let length = 4; length < link.length; length += 1) {
      expect(await decodeShare(link.slice(0, length))).toEqual(damaged);
    }
  });

  it('says that a link comes from a newer version', async () => {
    expect(await decodeShare('#v2.abcd')).toEqual({
      kind: 'damaged',
      message: 'The link was made by a newer version of this page. Reload, and try again.',
    });
  });

  it.each([
    null,
    'box(1)',
    { code: 5, p5: '1' },
    { code: '', p5: '1' },
    { code: 'x' },
    { code: 'x', p5: '3' },
    { code: 'x', p5: '1', seed: -1 },
    { code: 'x', p5: '1', seed: '1' },
    { code: 'x', p5: '1', title: 'x'.repeat(101) },
  ])('refuses %j', async (content) => {
    expect(await decodeShare(await linkOf(content))).toEqual(damaged);
  });

  it('takes nothing but what it knows', async () => {
    const link = await linkOf({ ...hero, autoplay: true, constructor: 1 });
    expect(await decodeShare(link)).toMatchObject({ kind: 'share', share: hero });
  });

  it('stops unpacking at the limit', async () => {
    const bomb = await linkOf({ code: ' '.repeat(20_000_000), p5: '1' });
    expect(bomb.length).toBeLessThan(100_000);
    const start = process.memoryUsage().arrayBuffers;
    expect(await decodeShare(bomb)).toEqual({
      kind: 'damaged',
      message: 'The sketch in this link is longer than 200 kB, which is too long to open.',
    });
    expect(process.memoryUsage().arrayBuffers - start).toBeLessThan(10_000_000);
  });

  it('throws for no text at all', async () => {
    const hashes = fc.oneof(
      hostileText,
      hostileText.map((text) => `#v1.${text}`),
      fc.base64String().map((text) => `#v1.${text.replaceAll('=', '')}`),
      fc.uint8Array().map((bytes) => `#v1.${toBase64url(bytes)}`),
    );
    await fc.assert(
      fc.asyncProperty(hashes, async (hash) => {
        expect(['none', 'damaged']).toContain((await decodeShare(hash)).kind);
      }),
      manyRuns,
    );
  }, 60_000);

  it('holds any text as the code, and no other kind of value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(hostileText, fc.jsonValue()), async (code) => {
        const isCode = typeof code === 'string' && code !== '';
        const hash = await linkOf({ code, p5: '1' });
        const decoded = await decodeShare(hash);
        expect(decoded).toEqual(
          isCode ? { kind: 'share', share: { code, p5: '1' }, hash } : damaged,
        );
      }),
      manyRuns,
    );
  }, 60_000);
});

describe('parseShare', () => {
  const share = fc.record(
    {
      code: fc.string({ minLength: 1 }),
      p5: fc.constantFrom('1', '2'),
      seed: fc.integer({ min: 0, max: 0xffffffff }),
      title: shownTitle,
    },
    { requiredKeys: ['code', 'p5'] },
  );

  it('refuses what is almost a sketch', () => {
    const wrong = fc.oneof(
      fc.tuple(
        fc.constant('code'),
        fc.constantFrom<unknown>('', 5, null, ['box(1)'], { length: 1 }),
      ),
      fc.tuple(fc.constant('p5'), fc.constantFrom<unknown>(1, '', '1 ', '3', null, ['1'], '12')),
      fc.tuple(fc.constant('seed'), fc.constantFrom<unknown>(-1, 0.5, 2 ** 32, '1', null, [])),
      fc.tuple(fc.constant('title'), fc.constantFrom<unknown>('x'.repeat(101), 5, null, {})),
    );
    const missing = fc.constantFrom('code', 'p5').map((key) => [key, undefined] as const);
    fc.assert(
      fc.property(share, fc.oneof(wrong, missing), (good, [key, value]) => {
        expect(parseShare(JSON.stringify(good))).toEqual(good);
        expect(parseShare(JSON.stringify({ ...good, [key]: value }))).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  it('throws for no text, and takes nothing but what it knows', () => {
    const known = ['code', 'p5', 'seed', 'title'];
    const key = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', ...known));
    const extended = fc
      .tuple(share, fc.dictionary(key, fc.jsonValue()))
      .map(([good, more]) => JSON.stringify({ ...more, ...good }));
    fc.assert(
      fc.property(fc.oneof(hostileText, extended), (text) => {
        const parsed = parseShare(text);
        if (parsed) expect(known).toEqual(expect.arrayContaining(Object.keys(parsed)));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('base64url', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromBase64url(toBase64url(bytes))).toEqual(bytes);
      }),
      { numRuns: 1000 },
    );
  });
});
