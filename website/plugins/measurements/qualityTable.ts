import type { Element } from 'hast';
import { h } from 'hastscript';
import { converters, pictures } from './converters';
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
export function overallTable(quality: Quality): Element {
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
export function pictureTables(quality: Quality): Element[] {
  const names = Object.keys(Object.values(quality.results)[0] ?? {});
  return names.map((picture) => {
    const figures = Object.entries(quality.results).flatMap(([name, byPicture]) => {
      const measured = byPicture[picture];
      return measured ? [[name, measured] as const] : [];
    });
    const caption = pictures.get(picture) ?? picture;
    const table = figuresTable(caption, figures, quality);
    return { ...table, properties: { ...table.properties, dataPicture: picture } };
  });
}

/** For each measure the best renderer of the library and the best of the other tools. */
export function winnersTable(quality: Quality): Element {
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
  return h(
    'table',
    {},
    h('caption', {}, 'The best result in each column, and which converter has it'),
    head('Measure', ['p5.asciify', 'Other tools']),
    h(
      'tbody',
      {},
      // Times in a browser and times of programs are not comparable.
      ...measures
        .filter(({ key }) => key !== 'milliseconds')
        .map((measure) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, measure.heading),
            h('td', {}, bestOf(true, measure)),
            h('td', {}, bestOf(false, measure)),
          ),
        ),
    ),
  );
}

/** The grid and the releases, as one sentence each. */
export function conditions({ grid, versions }: Quality): Element {
  const { cols, rows, cell } = grid;
  const releases = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const list = new Intl.ListFormat('en-GB').format(releases);
  return h(
    'p',
    {},
    `Each image has ${cols * cell} × ${rows * cell} pixels and becomes ${cols} × ${rows} cells ` +
      `of ${cell} × ${cell} pixels. The releases are ${list}.`,
  );
}

type Figures = readonly (readonly [name: string, measured: Measured])[];

function figuresTable(caption: string, figures: Figures, quality: Quality): Element {
  const group = (isOurs: boolean, title: string) => {
    const own = figures.filter(([name]) => converters.get(name)?.isOurs === isOurs);
    const heading = h('th', { scope: 'rowgroup', colSpan: 1 + measures.length }, title);
    return h('tbody', {}, h('tr', {}, heading), ...own.map(figuresRow));
  };
  return h(
    'table',
    { className: ['compact'] },
    h('caption', {}, caption),
    head(
      'Converter',
      measures.map(({ heading }) => heading),
    ),
    group(true, `p5.asciify ${quality.versions['p5.asciify'] ?? ''}`.trim()),
    group(false, 'Other tools'),
  );
}

function figuresRow([name, measured]: Figures[number]): Element {
  return h(
    'tr',
    { dataConverter: name },
    h('th', { scope: 'row' }, labelOf(name)),
    ...measures.map(({ key, format }) => {
      const value = measured[key];
      return h('td', {}, value === null ? 'unknown' : format(value));
    }),
  );
}

function head(first: string, others: readonly string[]): Element {
  const cells = [first, ...others].map((text) => h('th', { scope: 'col' }, text));
  return h('thead', {}, h('tr', {}, ...cells));
}

function labelOf(name: string): string {
  return converters.get(name)?.label ?? name;
}

function dateOf({ date }: Quality): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
