/** The tables of functions, from the library's `test/compatibility/table.json`. */
import * as v from 'valibot';
import { byVersion, P5_VERSIONS } from '../../packages/p5.asciify/test/p5Versions';
import { cell, heading, listOf, row, table, textOf } from './markup';
import { sectionOfCase, topics } from './topics';

export const compatibilityFile = 'packages/p5.asciify/test/compatibility/table.json';

export const compatibilitySchema = v.object({
  p5: v.object(byVersion(() => v.string())),
  rows: v.array(
    v.object({
      member: v.string(),
      captured: v.object(byVersion(() => v.picklist(['yes', 'partly', 'no', 'absent']))),
      cases: v.array(v.string()),
      remarks: v.array(
        v.object({
          case: v.string(),
          on: v.array(v.picklist(P5_VERSIONS)),
          reason: v.string(),
          instead: v.string(),
        }),
      ),
    }),
  ),
});

export type Compatibility = v.InferOutput<typeof compatibilitySchema>;
type Row = Compatibility['rows'][number];

/** Whether what a member draws is captured incompletely or not at all on one of the versions. */
function hasException({ captured }: Row): boolean {
  return Object.values(captured).some((value) => value === 'partly' || value === 'no');
}

/** One paragraph on all tables. */
export function compatibilitySummary({ p5, rows }: Compatibility): string {
  const sketches = new Set(rows.flatMap(({ cases }) => cases)).size;
  const exceptions = rows.filter(hasException).length;
  return (
    `The tables below name ${rows.length} functions and other parts of p5.js. ` +
    `${sketches} sketches test them on p5.js ${listOf(P5_VERSIONS.map((version) => p5[version]))}. ` +
    `${rows.length - exceptions} of the ${rows.length} are captured exactly as they are drawn, ` +
    `on every one of these versions that has them. The other ${exceptions} have a remark.`
  );
}

/**
 * The members of one topic, in the order of the topic.
 *
 * @throws Error when one of them is not in the file.
 */
export function compatibilityTable(topic: string, { p5, rows }: Compatibility): string {
  const own = (topics.get(topic) ?? []).map((member) => {
    const found = rows.find((one) => one.member === member);
    if (!found) throw new Error(`${compatibilityFile}: expected ${member}, which topics.ts names`);
    return found;
  });
  return table({
    caption: captionOf(own),
    columns: ['Name', ...P5_VERSIONS.map((version) => `p5.js ${p5[version]}`)],
    groups: [own.flatMap((one) => [memberRow(one), ...remarkRows(one)])],
  });
}

function captionOf(rows: readonly Row[]): string {
  const exceptions = rows.filter(hasException).length;
  if (exceptions === 0) return `All ${rows.length} are captured as they are drawn.`;
  const good = rows.length - exceptions;
  const rest = exceptions === 1 ? 'The other one has' : `The other ${exceptions} have`;
  const most = good === 1 ? 'is captured as it is drawn' : 'are captured as they are drawn';
  return `${good} of ${rows.length} ${most}. ${rest} a remark.`;
}

function memberRow({ member, captured }: Row): string {
  const cells = P5_VERSIONS.map((version) =>
    cell(captured[version], { 'data-captured': captured[version] }),
  );
  return row([heading('row', `\`${member}\``), ...cells], { 'data-member': member });
}

/** The remarks on a member, those with the same words together. */
function remarkRows({ member, captured, remarks }: Row): string[] {
  const wordsOf = ({ reason, instead }: Row['remarks'][number]) => `${reason} ${instead}`;
  return [...new Set(remarks.map(wordsOf))].map((words) => {
    const same = remarks.filter((remark) => wordsOf(remark) === words);
    const here = P5_VERSIONS.filter((version) => same.some(({ on }) => on.includes(version)));
    const everywhere = P5_VERSIONS.every(
      (version) => here.includes(version) || captured[version] === 'absent',
    );
    const where = everywhere ? '' : `On p5.js ${listOf(here)}: `;
    const sections = listOf(same.map((remark) => sectionLink(remark.case)));
    const remark = `\`${member}\`: ${textOf(where + words)} See ${sections}.`;
    return row([cell(remark, { colSpan: 1 + P5_VERSIONS.length })]);
  });
}

/** @throws Error when the page has no section that says what to do instead. */
function sectionLink(name: string): string {
  const section = sectionOfCase.get(name);
  if (!section) {
    throw new Error(`The page has no section for "${name}": write one, and name it in topics.ts.`);
  }
  return `[${textOf(section.title)}](#${section.id})`;
}
