/** The library's table of compatibility: `packages/p5.asciify/test/compatibility/table.json`. */
import * as v from 'valibot';
import { byVersion, P5_VERSIONS } from '../../../packages/p5.asciify/test/p5Versions';
import { sectionOfCase, topicOf, topics } from './topics';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const version = v.picklist(P5_VERSIONS, `must be one of ${P5_VERSIONS.join(', ')}`);

function eachVersion<S extends v.GenericSchema>(schema: S) {
  return v.strictObject(byVersion(() => schema));
}

const captured = v.picklist(
  ['yes', 'partly', 'no', 'absent'],
  (issue) => `must be "yes", "partly", "no" or "absent", got ${issue.received}`,
);

const remark = v.strictObject({
  case: v.pipe(
    text,
    v.check(
      (name) => sectionOfCase.has(name),
      ({ input }) =>
        `the page has no section for "${input}": write one, and name it in plugins/measurements/topics.ts`,
    ),
  ),
  on: v.pipe(v.array(version), v.minLength(1, 'must name at least one version')),
  reason: text,
  instead: text,
  workaround: text,
});

const row = v.pipe(
  v.strictObject({
    member: v.pipe(
      text,
      v.check(
        (member) => topicOf(member) !== undefined,
        ({ input }) =>
          `no topic has the member "${input}": add it to one in plugins/measurements/topics.ts`,
      ),
    ),
    captured: eachVersion(captured),
    cases: v.pipe(v.array(text), v.minLength(1, 'must name at least one sketch')),
    remarks: v.array(remark),
  }),
  v.check(
    ({ captured, remarks }) => remarks.length > 0 || !hasException(captured),
    'must have a remark that says why the member is not captured as it is drawn',
  ),
);

const rows = v.pipe(
  v.array(row),
  v.minLength(1, 'must have rows'),
  v.check(
    (all) => new Set(all.map(({ member }) => member)).size === all.length,
    'must name each member once',
  ),
  v.check(
    (all) => withoutRow(all).length === 0,
    ({ input }) =>
      `must have the members of plugins/measurements/topics.ts: ${withoutRow(input).join(', ')}`,
  ),
);

function withoutRow(rows: readonly { member: string }[]): string[] {
  const named = new Set(rows.map(({ member }) => member));
  return [...topics.values()].flat().filter((member) => !named.has(member));
}

export const compatibilitySchema = v.strictObject({ p5: eachVersion(text), rows });

export type Compatibility = v.InferOutput<typeof compatibilitySchema>;
export type Row = Compatibility['rows'][number];

/** Whether what a member draws is captured incompletely or not at all on one of the versions. */
export function hasException(captured: Readonly<Record<string, string>>): boolean {
  return Object.values(captured).some((value) => value === 'partly' || value === 'no');
}
