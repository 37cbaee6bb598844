import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { faultsOfLibrary, faultsOfP5 } from '../browser/releases/judge';
import { KNOWN, knownOf } from '../browser/releases/known';
import type { Played, Seen } from '../browser/releases/play';
import type { Moment } from '../browser/releases/row';
import { ROWS } from '../browser/releases/rows/index';
import { describeOutcome } from '../compatibility/outcome';
import {
  rangeOf,
  releasesSchema,
  withResults,
  works,
  type Releases,
} from '../compatibility/releasesTable';
import type { Pixels } from '../browser/harness/pixels';
import { BOUNDARY_RELEASES } from '../p5Releases';
import { majorOf } from '../releaseNumbers';

const file = new URL('../compatibility/releases.json', import.meta.url);
const table = v.parse(releasesSchema, JSON.parse(await readFile(file, 'utf8')));

describe('the table of releases', () => {
  const hint = '`npm run compatibility` writes it anew.';

  it('has the rows of the matrix, each with a name of its own', () => {
    expect(table.rows, hint).toEqual(
      ROWS.map(({ name, title, majors }) => ({ name, title, majors: [...majors] })),
    );
    expect(new Set(ROWS.map(({ name }) => name)).size).toBe(ROWS.length);
  });

  it('says of each release and row what the tests hold it to', () => {
    for (const { release, verdicts } of table.releases) {
      const rows = ROWS.filter(({ majors }) => majors.includes(majorOf(release)));
      const held = rows.map(
        ({ name }) => [name, knownOf(name, release)?.verdict ?? 'yes'] as const,
      );
      expect({ release, verdicts }, hint).toEqual({ release, verdicts: Object.fromEntries(held) });
    }
    expect(table.known, hint).toEqual(KNOWN);
  });

  it('has the releases that the tests run on', () => {
    const has = table.releases.map(({ release }) => release);
    expect(has, hint).toEqual(expect.arrayContaining([...BOUNDARY_RELEASES]));
  });
});

/** A picture of one row of pixels, given as greys. */
function picture(...greys: number[]): Pixels {
  return {
    width: greys.length,
    height: 1,
    data: Uint8Array.from(greys.flatMap((grey) => [grey, grey, grey, 255])),
  };
}

describe('the judgement of a row', () => {
  const moments: Moment[] = [
    { calls: ['setup', 'setupAsciify', 'draw', 'drawAsciify'], texts: [['# ']] },
    { act: 'redraw();', calls: ['draw', 'drawAsciify'], texts: [['# ']] },
  ];
  const plainStart: Seen = { calls: ['setup', 'draw'], canvas: picture(255, 0) };
  const plain: Played = {
    seen: [plainStart, { ...plainStart, calls: ['draw'] }],
    console: ['Hello'],
  };
  const drawn = { capture: picture(255, 1), wrong: [] };
  const start: Seen = {
    calls: ['setup', 'setupAsciify', 'draw', 'drawAsciify'],
    canvas: picture(0, 255),
    converted: { texts: [['# ']], drawn },
  };
  const played: Played = {
    seen: [start, { ...start, calls: ['draw', 'drawAsciify'] }],
    console: ['Hello'],
  };
  /** What is wrong when the first moment, or the whole, is another one. */
  const faults = (first: Partial<Seen>, whole: Partial<Played> = {}, reports?: string) =>
    faultsOfLibrary(
      moments,
      { ...played, seen: [{ ...start, ...first }, ...played.seen.slice(1)], ...whole },
      plain,
      reports,
    );

  it('finds nothing where all is as it should be', () => {
    expect(faultsOfP5(moments, plain)).toEqual([]);
    expect(faults({})).toEqual([]);
  });

  it('finds calls that are missing, too many, or in another order, with p5.js alone, too', () => {
    expect(faults({ calls: ['setup', 'draw'] })).toEqual([
      'At the start: expected the calls setup, setupAsciify, draw, drawAsciify, got setup, draw.',
    ]);
    const again = { ...plainStart, calls: ['draw', 'draw'] };
    expect(faultsOfP5(moments, { ...plain, seen: [plainStart, again] })).toEqual([
      'After `redraw();`: expected the calls draw, got draw, draw.',
    ]);
    const before = { ...plainStart, calls: ['draw', 'setup'] };
    expect(faultsOfP5(moments.slice(0, 1), { ...plain, seen: [before] })).toEqual([
      'At the start: expected the calls setup, draw, got draw, setup.',
    ]);
  });

  it('finds another text', () => {
    expect(faults({ converted: { texts: [['##']], drawn } })).toEqual([
      'At the start: expected other texts than [["##"]].',
    ]);
  });

  it('finds a captured frame that is not what p5.js draws alone', () => {
    const capture = picture(255, 4);
    expect(faults({ converted: { texts: [['# ']], drawn: { ...drawn, capture } } })).toEqual([
      'At the start: the capture is as with p5.js alone in 50.0 % of its pixels.',
    ]);
    const large = picture(255, 0, 0);
    expect(faults({ converted: { texts: [['# ']], drawn: { ...drawn, capture: large } } })).toEqual(
      ['At the start: expected a capture of 2 × 1, got 3 × 1.'],
    );
  });

  it('finds a canvas that shows something else than the characters', () => {
    const wrong = ['# in cell 0, 0, pixel 0, 0: 0, not 255', 'another'];
    expect(faults({ converted: { texts: [['# ']], drawn: { ...drawn, wrong } } })).toEqual([
      'At the start: 2 wrong pixels on the canvas: # in cell 0, 0, pixel 0, 0: 0, not 255.',
    ]);
  });

  it('finds a sketch that is converted or not against the row', () => {
    expect(faults({ converted: { texts: [] } })).toEqual([
      'At the start: expected other texts than [].',
      'At the start: the canvas is as with p5.js alone in 0.0 % of its pixels.',
    ]);
  });

  it('finds what only the library writes to the console', () => {
    expect(faults({}, { console: ['Hello', 'Oh'] })).toEqual(['In the console: Oh']);
  });

  it('misses an error that has to be reported', () => {
    expect(faults({}, {}, 'too late')).toEqual(['It does not report: too late']);
    expect(faults({}, { console: ['Error: too late'] }, 'too late')).toEqual([]);
  });

  it('says how far a page came that did not reach the next moment', () => {
    const failure = '4 calls were expected. Until then: setup.';
    expect(faults({}, { seen: [], failure })).toEqual([failure]);
    expect(faultsOfP5(moments, { seen: [], failure, console: [] })).toEqual([failure]);
  });
});

describe('making the table', () => {
  const row = (name: string, ...majors: (1 | 2)[]) => ({
    ...{ name, title: name, majors },
    head: () => [],
    moments: () => [],
  });
  const rows = [row('a', 1, 2), row('b', 1)];

  it('takes over what was found, and leaves the other releases', () => {
    const before: Releases['releases'] = [
      { release: '1.8.0', verdicts: { a: 'no', b: 'yes' } },
      { release: '2.0.0', verdicts: { a: 'p5' } },
    ];
    const results = [
      { release: '1.10.0', row: 'a', verdict: 'yes' },
      { release: '1.10.0', row: 'b' },
      { release: '1.8.0', row: 'a', verdict: 'yes' },
      { release: '1.8.0', row: 'b', verdict: 'p5' },
    ] as const;
    expect(withResults({ releases: before }, results, rows, [])).toEqual({
      rows: [
        { name: 'a', title: 'a', majors: [1, 2] },
        { name: 'b', title: 'b', majors: [1] },
      ],
      releases: [
        { release: '1.8.0', verdicts: { a: 'yes', b: 'p5' } },
        { release: '1.10.0', verdicts: { a: 'yes', b: 'no' } },
        { release: '2.0.0', verdicts: { a: 'p5' } },
      ],
      known: [],
    });
  });

  it('tells what p5.js does wrong by itself from what the library does', () => {
    expect(works({ release: '1.8.0', verdicts: { a: 'yes', b: 'p5' } })).toBe(true);
    expect(works({ release: '1.8.0', verdicts: { a: 'yes', b: 'no' } })).toBe(false);
  });

  const verdicts = (all: Record<string, 'yes' | 'no'>) => ({
    releases: Object.entries(all).map(([release, verdict]) => ({
      release,
      verdicts: { a: verdict },
    })),
  });

  it('names the range of releases that work, without those at its ends that do not', () => {
    const found = { '1.8.0': 'no', '1.9.0': 'yes', '1.10.0': 'yes', '2.0.0': 'yes' } as const;
    expect(rangeOf(verdicts(found), 1)).toEqual({ oldest: '1.9.0', newest: '1.10.0' });
    expect(rangeOf(verdicts(found), 2)).toEqual({ oldest: '2.0.0', newest: '2.0.0' });
  });

  it('names no range where there is none, or one with a gap', () => {
    const start = 'releases.json: expected releases of p5.js 1.x that work, without a gap, but';
    const gap = { '1.8.0': 'yes', '1.9.0': 'no', '1.10.0': 'yes' } as const;
    expect(() => rangeOf(verdicts(gap), 1)).toThrow(`${start} 1.9.0 does not.`);
    expect(() => rangeOf(verdicts({ '1.8.0': 'no' }), 1)).toThrow(`${start} none does.`);
    expect(() => rangeOf(verdicts({ '2.0.0': 'yes' }), 1)).toThrow(`${start} none does.`);
  });

  const refuse = (change: object) =>
    v.safeParse(releasesSchema, { ...table, ...change }).issues?.map(({ message }) => message);

  it('refuses a table that is none', () => {
    expect(refuse({})).toBeUndefined();
    expect(refuse({ releases: [] })).toEqual(['must have a release']);
    expect(refuse({ releases: [{ release: '2.3', verdicts: {} }] })).toEqual([
      'must be a release such as 1.11.13, got "2.3"',
    ]);
    expect(refuse({ releases: [{ release: '2.3.4', verdicts: { a: 'maybe' } }] })).toEqual([
      'must be "yes", "no" or "p5", got "maybe"',
    ]);
  });
});

describe('what `npm run compatibility` says', () => {
  const seen = { releases: [{ release: '1.8.0', verdicts: {} }] };
  const passed = [{ release: '1.8.0', row: 'global-mode', verdict: 'yes' }] as const;

  it('counts what was tried, and names releases that the table does not have', () => {
    expect(describeOutcome(seen, passed, ['1.8.0'])).toBe(
      'Releases of p5.js that were tried: 1. Rows that pass: 1 of 1.\nThe table has all releases that are published. Prereleases are left out.',
    );
    expect(describeOutcome(seen, passed, ['1.8.0', '2.3.5', '2.4.0'])).toContain(
      'Published, but not in the table: 2.3.5, 2.4.0.',
    );
    expect(describeOutcome(seen, passed, undefined)).toContain(
      'npm could not be asked for releases, so there may be some that the table does not have.',
    );
  });

  it('names what nobody knew', () => {
    const results = [
      { release: '1.8.0', row: 'global-mode', verdict: 'no' },
      { release: '1.8.0', row: 'redraw', verdict: 'p5' },
      { release: '1.8.0', row: 'looping' },
    ] as const;
    expect(describeOutcome(seen, results, ['1.8.0']).split('\n').slice(1, -1)).toEqual([
      'p5.js 1.8.0, global-mode: fails with the library alone; known.ts says otherwise.',
      'p5.js 1.8.0, redraw: fails without the library, too; known.ts says otherwise.',
      'p5.js 1.8.0, looping: ended early; known.ts says otherwise.',
    ]);
  });
});
