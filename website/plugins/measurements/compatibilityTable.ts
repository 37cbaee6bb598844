import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { P5_VERSIONS } from '../../../packages/p5.asciify/test/p5Versions';
import { hasException, type Compatibility, type Row } from './compatibility';
import { sectionOfCase, topics } from './topics';
import { listOf, withCode } from './wording';

/** One sentence on the whole table. */
export function compatibilitySummary({ p5, rows }: Compatibility): Element {
  const sketches = new Set(rows.flatMap(({ cases }) => cases)).size;
  const exceptions = rows.filter(({ captured }) => hasException(captured)).length;
  const releases = P5_VERSIONS.map((version) => p5[version]);
  return h(
    'p',
    {},
    `The tables below name ${rows.length} functions and other parts of p5.js. ` +
      `${sketches} sketches test them on p5.js ${listOf(releases)}. ` +
      `${rows.length - exceptions} of the ${rows.length} are captured exactly as they are drawn, ` +
      `on every one of these versions that has them. The other ${exceptions} have a remark.`,
  );
}

/** The members of one topic, in the order of the topic. */
export function compatibilityTable(topic: string, { p5, rows }: Compatibility): Element {
  const members = topics.get(topic) ?? [];
  const own = members.flatMap((member) => rows.filter((row) => row.member === member));
  const headings = P5_VERSIONS.map((version) => h('th', { scope: 'col' }, `p5.js ${p5[version]}`));
  return h(
    'table',
    { className: ['compact'] },
    h('caption', {}, captionOf(own)),
    h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, 'Name'), ...headings)),
    h('tbody', {}, ...own.flatMap((row) => [memberRow(row), ...remarkRows(row)])),
  );
}

function captionOf(rows: readonly Row[]): string {
  const exceptions = rows.filter(({ captured }) => hasException(captured)).length;
  if (exceptions === 0) return `All ${rows.length} are captured as they are drawn.`;
  const good = rows.length - exceptions;
  const rest = exceptions === 1 ? 'The other one has' : `The other ${exceptions} have`;
  const most = good === 1 ? 'is captured as it is drawn' : 'are captured as they are drawn';
  return `${good} of ${rows.length} ${most}. ${rest} a remark.`;
}

function memberRow({ member, captured }: Row): Element {
  return h(
    'tr',
    { dataMember: member },
    h('th', { scope: 'row' }, h('code', {}, member)),
    ...P5_VERSIONS.map((version) =>
      h('td', { dataCaptured: captured[version] }, captured[version]),
    ),
  );
}

/** The remarks on a member, those with the same words together. */
function remarkRows({ member, captured, remarks }: Row): Element[] {
  const wordsOf = ({ reason, instead }: Row['remarks'][number]) => `${reason} ${instead}`;
  return [...new Set(remarks.map(wordsOf))].map((words) => {
    const same = remarks.filter((remark) => wordsOf(remark) === words);
    const here = P5_VERSIONS.filter((version) => same.some(({ on }) => on.includes(version)));
    const everywhere = P5_VERSIONS.every(
      (version) => here.includes(version) || captured[version] === 'absent',
    );
    const where = everywhere ? '' : `On p5.js ${listOf(here)}: `;
    const remark: (ElementContent | string)[] = [
      h('code', {}, member),
      ...withCode(`: ${where}${words} See `),
      ...same.flatMap(({ case: name }, i) => [
        ...(i === 0 ? [] : [i === same.length - 1 ? ' and ' : ', ']),
        sectionLink(name),
      ]),
      '.',
    ];
    return h('tr', {}, h('td', { colSpan: 1 + P5_VERSIONS.length }, ...remark));
  });
}

function sectionLink(name: string): Element {
  const { id, title } = sectionOfCase.get(name) ?? { id: '', title: name };
  return h('a', { href: `#${id}` }, ...withCode(title));
}
