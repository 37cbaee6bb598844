import type { Element } from 'hast';
import { h } from 'hastscript';
import { majorOf } from '../../../packages/p5.asciify/test/releaseNumbers';
import {
  rangeOf,
  works,
  type Releases,
} from '../../../packages/p5.asciify/test/compatibility/releasesTable';
import { withCode } from './wording';

const MAJORS = [1, 2] as const;

/** One paragraph on the whole table of releases. */
export function releasesSummary(table: Releases): Element {
  const { releases, rows } = table;
  const [one, two] = [rangeOf(table, 1), rangeOf(table, 2)];
  const failing = releases.filter((each) => !works(each)).length;
  const result =
    failing === 0
      ? 'On every one of them, the library does what the second table lists.'
      : `${releases.length - failing} of them pass, and the others have a remark.`;
  return h(
    'p',
    {},
    `We have tried ${releases.length} releases of p5.js, from ${one.oldest} to ${one.newest} and from ` +
      `${two.oldest} to ${two.newest}, with ${rows.length} kinds of pages and sketches. ${result}`,
  );
}

/** A row for each minor version of p5.js. */
export function releasesTable({ releases, known }: Releases): Element {
  const minors = [...new Set(releases.map(({ release }) => minorOf(release)))];
  const rows = minors.flatMap((minor) => {
    const own = releases.filter(({ release }) => minorOf(release) === minor);
    const remarks = known.filter(({ row }) => own.some(({ verdicts }) => !passes(verdicts[row])));
    return [
      h(
        'tr',
        { dataMinor: minor },
        h('th', { scope: 'row' }, minor),
        h('td', {}, rangeText(own.map(({ release }) => release))),
        resultCell(own.flatMap(({ verdicts }) => Object.values(verdicts))),
      ),
      ...remarks.map(({ from, to, reason }) =>
        h('tr', {}, h('td', { colSpan: 3 }, ...withCode(`${rangeText([from, to])}: ${reason}`))),
      ),
    ];
  });
  return compactTable('Each version of p5.js', ['p5.js', 'Releases', 'Works'], rows);
}

/** A row for each kind of page or sketch that was tried. */
export function waysTable({ releases, rows }: Releases): Element {
  return compactTable(
    'Each kind of page and sketch',
    ['Tried', ...MAJORS.map((major) => `p5.js ${major}.x`)],
    rows.map(({ name, title }) =>
      h(
        'tr',
        { dataWay: name },
        h('th', { scope: 'row' }, ...withCode(title)),
        ...MAJORS.map((major) => {
          const own = releases.filter(({ release }) => majorOf(release) === major);
          return resultCell(own.flatMap(({ verdicts }) => verdicts[name] ?? []));
        }),
      ),
    ),
  );
}

type Verdict = Releases['releases'][number]['verdicts'][string];

/** Whether the library takes nothing away. */
const passes = (verdict: Verdict | undefined): boolean => verdict !== 'no';

function resultCell(verdicts: readonly Verdict[]): Element {
  const passed = verdicts.filter(passes).length;
  const all = passed === verdicts.length ? 'yes' : passed === 0 ? 'no' : 'partly';
  const word = verdicts.length === 0 ? 'absent' : all;
  return h('td', { dataCaptured: word }, word);
}

function compactTable(caption: string, headings: readonly string[], rows: Element[]): Element {
  return h(
    'table',
    { className: ['compact'] },
    h('caption', {}, caption),
    h('thead', {}, h('tr', {}, ...headings.map((each) => h('th', { scope: 'col' }, each)))),
    h('tbody', {}, ...rows),
  );
}

/** A release without its last number. */
function minorOf(release: string): string {
  return release.split('.').slice(0, 2).join('.');
}

/** The first and the last of some releases. */
function rangeText(releases: readonly string[]): string {
  const [first = '', last = first] = [releases[0], releases.at(-1)];
  return first === last ? first : `${first} to ${last}`;
}
