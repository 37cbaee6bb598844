/** What a step changes in the sketch of the step before, as highlighted lines. */
import { differenceOf } from 'sketch-player/differenceOf';

export interface StepChange {
  /** The changed lines with what stands around them, each with a mark in front. */
  html: string;
  /** The lines that the step adds, to be copied. */
  added: string;
}

interface Highlighted {
  source: string;
  /** Its lines as HTML. */
  html: string;
}

const marks = { added: '+ ', removed: '- ', same: '  ' };
const classes = { added: 'line diff add', removed: 'line diff remove', same: 'line' };

/** Nothing where the sketch of a step is that of the step before. */
export function changeOf(before: Highlighted, after: Highlighted): StepChange | undefined {
  if (before.source === after.source) return undefined;
  const [old, fresh] = [linesOf(before.html), linesOf(after.html)];
  const added: string[] = [];
  const html: string[] = [];
  let [oldAt, freshAt] = [0, 0];
  for (const line of differenceBetween(before, after)) {
    if (line.kind === 'skipped') {
      if (html.length > 0) html.push('<span class="line">  …</span>');
      oldAt += line.lines;
      freshAt += line.lines;
      continue;
    }
    const { kind } = line;
    const content = kind === 'removed' ? old[oldAt] : fresh[freshAt];
    if (kind !== 'added') oldAt += 1;
    if (kind !== 'removed') freshAt += 1;
    if (kind === 'added') added.push(line.text);
    html.push(`<span class="${classes[kind]}">${marks[kind]}${content ?? ''}</span>`);
  }
  if (html.at(-1)?.endsWith('…</span>')) html.pop();
  return { html: html.join('\n'), added: added.join('\n') };
}

/** The HTML of a sketch in which the lines that are new in it stand out. */
export function markNewLines(before: Highlighted, after: Highlighted): string {
  const isNew: boolean[] = [];
  for (const line of differenceBetween(before, after)) {
    if (line.kind === 'skipped') isNew.push(...Array<boolean>(line.lines).fill(false));
    else if (line.kind !== 'removed') isNew.push(line.kind === 'added');
  }
  return after.html
    .split('\n')
    .map((line, index) =>
      isNew[index] ? line.replace('<span class="line">', '<span class="line highlighted">') : line,
    )
    .join('\n');
}

/** The difference of two sources, whose last lines end as the others do. */
function differenceBetween(before: Highlighted, after: Highlighted) {
  return differenceOf(`${before.source}\n`, `${after.source}\n`);
}

/** The content of each line. */
function linesOf(html: string): string[] {
  return html
    .split('\n')
    .map((line) => line.replace(/^<span class="line">/, '').replace(/<\/span>$/, ''));
}
