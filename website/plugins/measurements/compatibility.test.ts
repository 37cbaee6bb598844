import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compatibilitySchema } from './compatibility';
import { measurementFiles } from './remarkMeasurements';
import { parseChecked, readChecked } from './readChecked';
import { topics } from './topics';

const file = join(__dirname, '../../..', measurementFiles.compatibility);
const real = await readChecked(file, compatibilitySchema);

type Change = (table: typeof real) => object;
const parse = (table: object) =>
  parseChecked(JSON.stringify(table), 'table.json', compatibilitySchema);
const changeRow = (change: object, name = 'fill'): Change => {
  return ({ p5, rows }) => ({
    p5,
    rows: rows.map((row) => (row.member === name ? { ...row, ...change } : row)),
  });
};

describe('the table of compatibility', () => {
  it('is read as it is', () => {
    expect(parse(real)).toEqual(real);
    expect(real.rows.length).toBeGreaterThan(100);
  });

  it('names each member in one topic', () => {
    const members = [...topics.values()].flat();
    expect(members.toSorted()).toEqual(real.rows.map(({ member }) => member).toSorted());
  });

  it.each<[string, Change, string]>([
    [
      'an unknown word',
      changeRow({ captured: { '1.8': 'maybe', '1.11': 'yes', '2': 'yes' } }),
      'captured.1.8: must be "yes", "partly", "no" or "absent", got "maybe"',
    ],
    [
      'an exception without a remark',
      changeRow({ captured: { '1.8': 'no', '1.11': 'yes', '2': 'yes' } }),
      'must have a remark that says why the member is not captured as it is drawn',
    ],
    ['a member without a sketch', changeRow({ cases: [] }), 'cases: must name at least one sketch'],
    [
      'a member without a topic',
      changeRow({ member: 'hover' }),
      'member: no topic has the member "hover": add it to one in plugins/measurements/topics.ts',
    ],
    [
      'a member that is named twice',
      changeRow({ member: 'box' }),
      'rows: must name each member once',
    ],
    [
      'a member that is gone',
      ({ p5, rows }) => ({ p5, rows: rows.filter(({ member }) => member !== 'fill') }),
      'rows: must have the members of plugins/measurements/topics.ts: fill',
    ],
    [
      'an exception without a section',
      changeRow(
        { remarks: [{ case: 'new', on: ['2'], reason: 'R.', instead: 'I.', workaround: 'w' }] },
        'debugMode',
      ),
      'the page has no section for "new": write one, and name it in plugins/measurements/topics.ts',
    ],
    ['no releases', ({ rows }) => ({ rows }), 'p5: '],
  ])('is refused for %s', (_what, change, message) => {
    expect(() => parse(change(real))).toThrow(message);
    expect(() => parse(change(real))).toThrow('table.json: ');
  });

  it('is refused when it is no JSON', () => {
    expect(() => parseChecked('{', 'table.json', compatibilitySchema)).toThrow(
      'table.json: expected JSON: ',
    );
  });
});
