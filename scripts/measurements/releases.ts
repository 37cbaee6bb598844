/** The tables of releases, from the library's `test/compatibility/releases.json`. */
import {
  rangeOf,
  works,
  type Releases,
} from '../../packages/p5.asciify/test/compatibility/releasesTable';
import { majorOf } from '../../packages/p5.asciify/test/releaseNumbers';
import { cell, heading, row, table, textOf } from './markup';

export const releasesFile = 'packages/p5.asciify/test/compatibility/releases.json';

const MAJORS = [1, 2] as const;

/** One paragraph on the whole table of releases. */
export function releasesSummary(releasesOf: Releases): string {
  const { releases, rows } = releasesOf;
  const [one, two] = [rangeOf(releasesOf, 1), rangeOf(releasesOf, 2)];
  const failing = releases.filter((each) => !works(each)).length;
  const result =
    failing === 0
      ? 'On every one of them, the library does what the second table lists.'
      : `${releases.length - failing} of them pass, and the others have a remark.`;
  return (
    `We have tried ${releases.length} releases of p5.js, from ${one.oldest} to ${one.newest} and from ` +
    `${two.oldest} to ${two.newest}, with ${rows.length} kinds of pages and sketches. ${result}`
  );
}

/** A row for each minor version of p5.js. */
export function releasesTable({ releases, known }: Releases): string {
  const minors = [...new Set(releases.map(({ release }) => minorOf(release)))];
  const rows = minors.flatMap((minor) => {
    const own = releases.filter(({ release }) => minorOf(release) === minor);
    const remarks = known.filter((one) => own.some(({ verdicts }) => !passes(verdicts[one.row])));
    const cells = [
      heading('row', minor),
      cell(rangeText(own.map(({ release }) => release))),
      resultCell(own.flatMap(({ verdicts }) => Object.values(verdicts))),
    ];
    return [
      row(cells, { 'data-minor': minor }),
      ...remarks.map(({ from, to, reason }) =>
        row([cell(`${rangeText([from, to])}: ${textOf(reason)}`, { colSpan: cells.length })]),
      ),
    ];
  });
  return table({
    caption: 'Each version of p5.js',
    columns: ['p5.js', 'Releases', 'Works'],
    groups: [rows],
  });
}

/** A row for each kind of page or sketch that was tried. */
export function waysTable({ releases, rows }: Releases): string {
  const ways = rows.map(({ name, title }) => {
    const results = MAJORS.map((major) => {
      const own = releases.filter(({ release }) => majorOf(release) === major);
      return resultCell(own.flatMap(({ verdicts }) => verdicts[name] ?? []));
    });
    return row([heading('row', textOf(title)), ...results], { 'data-way': name });
  });
  return table({
    caption: 'Each kind of page and sketch',
    columns: ['Tried', ...MAJORS.map((major) => `p5.js ${major}.x`)],
    groups: [ways],
  });
}

type Verdict = Releases['releases'][number]['verdicts'][string];

/** Whether the library takes nothing away. */
const passes = (verdict: Verdict | undefined): boolean => verdict !== 'no';

function resultCell(verdicts: readonly Verdict[]): string {
  const passed = verdicts.filter(passes).length;
  const all = passed === verdicts.length ? 'yes' : passed === 0 ? 'no' : 'partly';
  const word = verdicts.length === 0 ? 'absent' : all;
  return cell(word, { 'data-captured': word });
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
