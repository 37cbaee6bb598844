import { describe, expect, it } from 'vitest';
import {
  compatibilityFile,
  compatibilitySchema,
  compatibilitySummary,
  compatibilityTable,
} from './compatibility';
import { readJson } from './readJson';
import { topics } from './topics';

const real = readJson(compatibilityFile, compatibilitySchema);

const yes = { '1.8': 'yes', '1.11': 'yes', '2': 'yes' } as const;
const late = { '1.8': 'absent', '1.11': 'partly', '2': 'yes' } as const;
const remark = {
  case: 'debug-mode',
  on: ['1.11' as const],
  reason: 'It follows draw().',
  instead: 'Draw it.',
};
const [topic = '', members = []] = [...topics].find(([, names]) => names.length === 2) ?? [];
const [first = '', second = ''] = members;
const small = {
  p5: { '1.8': '1.8.0', '1.11': '1.11.13', '2': '2.3.4' },
  rows: [
    { member: first, captured: yes, cases: ['a'], remarks: [] },
    { member: second, captured: late, cases: ['a', 'b'], remarks: [remark] },
  ],
};

describe('the table of compatibility', () => {
  it('has each member in one topic', () => {
    const named = [...topics.values()].flat();
    expect(named.toSorted()).toEqual(real.rows.map(({ member }) => member).toSorted());
    expect(named.length).toBeGreaterThan(100);
  });

  it('has a remark on each exception, and on nothing else', () => {
    for (const { member, captured, remarks } of real.rows) {
      const words = Object.values(captured);
      expect(words.includes('no') || words.includes('partly'), member).toBe(remarks.length > 0);
    }
  });

  it('is counted in one paragraph', () => {
    expect(compatibilitySummary(small)).toBe(
      'The tables below name 2 functions and other parts of p5.js. 2 sketches test them on p5.js 1.8.0, 1.11.13 and 2.3.4. 1 of the 2 are captured exactly as they are drawn, on every one of these versions that has them. The other 1 have a remark.',
    );
  });

  it('has a row for each member, and a remark below it', () => {
    expect(compatibilityTable(topic, small)).toContain(`
<caption>1 of 2 is captured as it is drawn. The other one has a remark.</caption>
<thead><tr><th scope="col">Name</th><th scope="col">p5.js 1.8.0</th><th scope="col">p5.js 1.11.13</th><th scope="col">p5.js 2.3.4</th></tr></thead>
<tbody>
<tr data-member="${first}"><th scope="row">\`${first}\`</th><td data-captured="yes">yes</td><td data-captured="yes">yes</td><td data-captured="yes">yes</td></tr>
<tr data-member="${second}"><th scope="row">\`${second}\`</th><td data-captured="absent">absent</td><td data-captured="partly">partly</td><td data-captured="yes">yes</td></tr>
<tr><td colSpan="4">\`${second}\`: On p5.js 1.11: It follows \`draw()\`. Draw it. See [The grid of \`debugMode()\`](#the-grid-of-debugmode).</td></tr>
</tbody>
`);
  });

  it('is refused without a member of a topic, or without a section for an exception', () => {
    const { p5, rows } = small;
    expect(() => compatibilityTable(topic, { p5, rows: rows.slice(1) })).toThrow(
      `table.json: expected ${first}, which topics.ts names`,
    );
    const changed = rows.map((row) => ({ ...row, remarks: [{ ...remark, case: 'new' }] }));
    expect(() => compatibilityTable(topic, { p5, rows: changed })).toThrow(
      'The page has no section for "new": write one, and name it in topics.ts.',
    );
  });
});
