import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { CORPUS } from '../browser/corpus/index';
import { releaseOf } from '../p5Releases';
import { byVersion, P5_VERSIONS } from '../p5Versions';
import { isException, makeTable, runsOn, type Table } from '../compatibility/makeTable';

const cases = Object.values(CORPUS).flat();
const file = new URL('../compatibility/table.json', import.meta.url);

const releases: Table['p5'] = byVersion(releaseOf);

describe('the table of compatibility', () => {
  it('is what the corpus says', async () => {
    const text = `${JSON.stringify(makeTable(cases, releases), null, 2)}\n`;
    if (process.env['UPDATE_TABLE']) await writeFile(file, text);
    const hint = 'UPDATE_TABLE=1 npm run test:unit -w p5.asciify -- compatibility writes it anew.';
    expect(JSON.parse(await readFile(file, 'utf8')), hint).toEqual(JSON.parse(text));
  });

  it('has a workaround for each exception that is captured as it is drawn', () => {
    for (const one of cases.filter(({ exception }) => exception)) {
      const workaround = cases.find(({ name }) => name === one.exception?.workaround);
      for (const version of P5_VERSIONS) {
        if (!runsOn(releases[version], one) || !isException(version, one)) continue;
        expect(workaround && runsOn(releases[version], workaround), one.name).toBe(true);
        expect(workaround && isException(version, workaround), one.name).toBe(false);
      }
    }
  });
});

describe('the corpus', () => {
  it('has at least sixty sketches, each with a name of its own', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });
});

describe('runsOn', () => {
  it('leaves out releases that lack something, and those that are broken by themselves', () => {
    const releases = ['1.8.0', '1.9.0', '1.9.1', '1.11.13', '2.0.0'];
    const on = (limits: object) =>
      releases.filter((release) =>
        runsOn(release, { name: 'a', members: [], sketch: () => undefined, ...limits }),
      );
    expect(on({})).toEqual(releases);
    expect(on({ since: '1.9.1' })).toEqual(['1.9.1', '1.11.13', '2.0.0']);
    expect(on({ removedIn: '2.0.0' })).toEqual(['1.8.0', '1.9.0', '1.9.1', '1.11.13']);
    expect(on({ brokenOn: ['1.9.0', '1.9.1'] })).toEqual(['1.8.0', '1.11.13', '2.0.0']);
  });
});

describe('makeTable', () => {
  const sketch = () => undefined;
  const exception = { reason: 'R.', instead: 'I.', workaround: 'b' };

  it('tells captured members from those that are not, partly, or absent', () => {
    const table = makeTable(
      [
        { name: 'a', members: ['box', 'fill'], sketch, exception: { ...exception, on: ['2'] } },
        { name: 'b', members: ['fill'], sketch },
        { name: 'c', members: ['clip'], since: '1.11.0', sketch, exception },
      ],
      releases,
    );
    expect(table.rows.map(({ member, captured }) => [member, captured])).toEqual([
      ['box', { '1.8': 'yes', '1.11': 'yes', '2': 'no' }],
      ['clip', { '1.8': 'absent', '1.11': 'no', '2': 'no' }],
      ['fill', { '1.8': 'yes', '1.11': 'yes', '2': 'partly' }],
    ]);
    expect(table.rows[0]?.remarks).toEqual([{ case: 'a', on: ['2'], ...exception }]);
    expect(table.rows[1]?.remarks[0]?.on).toEqual(['1.11', '2']);
  });
});
