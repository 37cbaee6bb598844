/** For tests: values in a source that is written down. */
import { languages } from '../language';
import type { Knowledge } from '../completions/knowledge';
import type { Entry } from '../completions/completionData';
import type { ValueScope } from './scope';
import type { Value } from './Value';
import { valuesAt } from './valuesAt';

const named: Readonly<Record<string, string>> = { tomato: '#ff6347' };

export function scopeOf(source: string, knowledge?: Knowledge): ValueScope {
  return {
    tree: languages.ts.parser.parse(source),
    read: ({ from, to }) => source.slice(from, to),
    knowledge,
    hexOfName: (name) => named[name],
  };
}

/** The values at the mark `|` of a source. */
export function valuesAtMark(marked: string, knowledge?: Knowledge): readonly Value[] {
  const at = marked.indexOf('|');
  const source = marked.slice(0, at) + marked.slice(at + 1);
  return valuesAt(scopeOf(source, knowledge), at);
}

function entry(name: string, more: Partial<Entry>): Entry & { library: string } {
  return { name, kind: 'function', signature: name, summary: '', link: '', library: 'x', ...more };
}

/** A small library. */
export const someKnowledge: Knowledge = {
  globals: new Map([
    ['lerp', entry('lerp', { takes: [{ at: 2, least: 0, most: 1 }] })],
    ['size', entry('size', { takes: [{ at: 0, above: 0 }] })],
    ['range', entry('range', { takes: [{ at: 0, least: 0, most: 255 }] })],
    ['rectMode', entry('rectMode', { takes: [{ at: 0, constants: ['CORNER', 'CENTER'] }] })],
    ['mode', entry('mode', { takes: [{ at: 0, values: ['fixed', 'sampled'] }] })],
    ['draw', entry('draw', { takes: [{ at: 0, options: 'Options' }] })],
  ]),
  types: new Map([
    [
      'Options',
      [
        entry('threshold', { kind: 'property', allowed: { least: 0, most: 1 } }),
        entry('mode', { kind: 'property', allowed: { values: ['fixed', 'sampled'] } }),
      ],
    ],
  ]),
};
