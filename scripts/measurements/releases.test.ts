import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import {
  releasesSchema,
  type Releases,
} from '../../packages/p5.asciify/test/compatibility/releasesTable';
import { readJson } from './readJson';
import { releasesFile, releasesSummary, releasesTable, waysTable } from './releases';

const real = readJson(releasesFile, releasesSchema);

const small: Releases = {
  rows: [
    { name: 'a', title: 'Plain `new p5()`', majors: [1, 2] },
    { name: 'b', title: 'Files in preload()', majors: [1] },
  ],
  releases: [
    { release: '1.8.0', verdicts: { a: 'yes', b: 'p5' } },
    { release: '1.9.0', verdicts: { a: 'yes', b: 'yes' } },
    { release: '1.9.1', verdicts: { a: 'yes', b: 'yes' } },
    { release: '2.0.0', verdicts: { a: 'yes' } },
  ],
  known: [],
};

/** The same, with a release that the library fails on. */
const failing: Releases = {
  ...small,
  releases: [...small.releases, { release: '2.0.1', verdicts: { a: 'no' } }],
  known: [
    { row: 'a', from: '2.0.1', to: '2.0.1', verdict: 'no', reason: 'It calls draw() twice.' },
  ],
};

/** The texts of the cells of each row of the body. */
function rowsOf(table: string): string[][] {
  return selectAll('tbody > tr', fromHtml(table, { fragment: true })).map((row) =>
    selectAll('th, td', row).map(toString),
  );
}

describe('releases of p5.js', () => {
  it('are summed up by their ends', () => {
    expect(releasesSummary(small)).toBe(
      'We have tried 4 releases of p5.js, from 1.8.0 to 1.9.1 and from 2.0.0 to 2.0.0, with 2 kinds of pages and sketches. On every one of them, the library does what the second table lists.',
    );
    expect(releasesSummary(failing)).toContain('4 of them pass, and the others have a remark.');
    expect(releasesSummary(real)).toContain(`We have tried ${real.releases.length} releases`);
  });

  it('stand in a row for each minor version, and a remark below those that fail', () => {
    expect(rowsOf(releasesTable(small))).toEqual([
      ['1.8', '1.8.0', 'yes'],
      ['1.9', '1.9.0 to 1.9.1', 'yes'],
      ['2.0', '2.0.0', 'yes'],
    ]);
    expect(rowsOf(releasesTable(failing)).slice(2)).toEqual([
      ['2.0', '2.0.0 to 2.0.1', 'partly'],
      ['2.0.1: It calls `draw()` twice.'],
    ]);
  });

  it('are counted for each kind of sketch; what p5.js lacks is absent', () => {
    expect(rowsOf(waysTable(failing))).toEqual([
      ['Plain `new p5()`', 'yes', 'partly'],
      ['Files in `preload()`', 'yes', 'absent'],
    ]);
    expect(rowsOf(waysTable(real))).toHaveLength(real.rows.length);
  });
});
