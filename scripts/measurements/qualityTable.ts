/** The tables of converters. */
import { converters, pictures } from './converters';
import { cell, compact, heading, listOf, row, table } from './markup';
import { overall, type Measured, type Quality } from './quality';

interface Measure {
  readonly key: keyof Measured;
  readonly heading: string;
  readonly format: (value: number) => string;
  readonly best: 'highest' | 'lowest';
}

const measures: readonly Measure[] = [
  { key: 'near', heading: 'Near', format: (value) => value.toFixed(3), best: 'highest' },
  { key: 'far', heading: 'Far', format: (value) => value.toFixed(3), best: 'highest' },
  { key: 'decibels', heading: 'Colour, dB', format: (value) => value.toFixed(1), best: 'highest' },
  {
    key: 'changes',
    heading: 'Cells that change',
    format: (value) => `${(100 * value).toFixed(1)} %`,
    best: 'lowest',
  },
  { key: 'milliseconds', heading: 'Time, ms', format: (value) => value.toFixed(0), best: 'lowest' },
];

/** Every converter, with its figures over all pictures. */
export function overallTable(quality: Quality): string {
  const figures = Object.entries(quality.results).map(
    ([name, byPicture]) => [name, overall(byPicture)] as const,
  );
  const count = Object.keys(Object.values(quality.results)[0] ?? {}).length;
  return figuresTable(
    `All ${count} images together, measured on ${dateOf(quality)}`,
    figures,
    quality,
  );
}

/** The figures of every converter for each picture, a table a picture. */
export function pictureTables(quality: Quality): string[] {
  const names = Object.keys(Object.values(quality.results)[0] ?? {});
  return names.map((picture) => {
    const figures = Object.entries(quality.results).flatMap(([name, byPicture]) => {
      const measured = byPicture[picture];
      return measured ? [[name, measured] as const] : [];
    });
    const caption = pictures.get(picture) ?? picture;
    return figuresTable(caption, figures, quality, { ...compact, 'data-picture': picture });
  });
}

/** For each measure the best renderer of the library and the best of the other tools. */
export function winnersTable(quality: Quality): string {
  const all = Object.entries(quality.results).map(
    ([name, byPicture]) => ({ name, figures: overall(byPicture) }) as const,
  );
  const bestOf = (isOurs: boolean, { key, best, format }: Measure) => {
    const values = all.flatMap(({ name, figures }) => {
      const value = figures[key];
      const fits = converters.get(name)?.isOurs === isOurs;
      return fits && value !== null ? [{ name, value }] : [];
    });
    const sorted = values.sort((a, b) =>
      best === 'highest' ? b.value - a.value : a.value - b.value,
    );
    const [first] = sorted;
    return first ? `${labelOf(first.name)}, ${format(first.value)}` : 'unknown';
  };
  // Times in a browser and times of programs are not comparable.
  const comparable = measures.filter(({ key }) => key !== 'milliseconds');
  return table({
    caption: 'The best result in each column, and which converter has it',
    columns: ['Measure', 'p5.asciify', 'Other tools'],
    groups: [
      comparable.map((measure) =>
        row([
          heading('row', measure.heading),
          cell(bestOf(true, measure)),
          cell(bestOf(false, measure)),
        ]),
      ),
    ],
    attributes: {},
  });
}

/** The grid and the releases, as one sentence each. */
export function conditions({ grid, versions }: Quality): string {
  const { cols, rows, cell: size } = grid;
  const releases = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return (
    `Each image has ${cols * size} × ${rows * size} pixels and becomes ${cols} × ${rows} cells ` +
    `of ${size} × ${size} pixels. The releases are ${listOf(releases)}.`
  );
}

type Figures = readonly (readonly [name: string, measured: Measured])[];

function figuresTable(
  caption: string,
  figures: Figures,
  quality: Quality,
  attributes: Readonly<Record<string, string>> = compact,
): string {
  const group = (isOurs: boolean, title: string) => [
    row([heading('rowgroup', title, { colSpan: 1 + measures.length })]),
    ...figures.filter(([name]) => converters.get(name)?.isOurs === isOurs).map(figuresRow),
  ];
  return table({
    caption,
    columns: ['Converter', ...measures.map((measure) => measure.heading)],
    groups: [
      group(true, `p5.asciify ${quality.versions['p5.asciify'] ?? ''}`.trim()),
      group(false, 'Other tools'),
    ],
    attributes,
  });
}

function figuresRow([name, measured]: Figures[number]): string {
  const cells = measures.map(({ key, format }) => {
    const value = measured[key];
    return cell(value === null ? 'unknown' : format(value));
  });
  return row([heading('row', labelOf(name)), ...cells], { 'data-converter': name });
}

function labelOf(name: string): string {
  return converters.get(name)?.label ?? name;
}

function dateOf({ date }: Quality): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
