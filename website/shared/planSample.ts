import { p5Majors, type P5Major } from 'sketch-player/p5Majors';

/** A fenced code block, and where it stands. */
export interface Block {
  file: string;
  /** Line of the fence that opens it, counted from 1. */
  line: number;
  language: string;
  meta: string;
  code: string;
}

/** Functions of a sketch that a fragment can stand in. */
const functionNames = ['setup', 'setupAsciify', 'draw', 'drawAsciify'] as const;
export type FunctionName = (typeof functionNames)[number];

const places = [...functionNames, 'top'] as const;
export type Place = (typeof places)[number];

/** The place with a name that stands in the page; the top of the sketch for an unknown name. */
export function parsePlace(name: string): Place {
  return places.find((place) => place === name) ?? 'top';
}

/** How a sample is proven, that is, tested. */
export type Plan =
  /** A part of the standard sketch, in one of its functions or beside them. */
  | {
      kind: 'sketch';
      place: Place;
      majors: readonly P5Major[];
      /** Names under which the sample expects to find a font. */
      files: string[];
      /** The warning that the sample is meant to cause. */
      warns: string | undefined;
    }
  /** A module that imports p5.js and the library by their names. */
  | { kind: 'module'; major: P5Major }
  | {
      kind: 'page';
      major: P5Major;
      /** The folder of the sketch that the page loads as `sketch.js`. */
      sketch: string | undefined;
    }
  | { kind: 'types'; major: P5Major }
  | { kind: 'excerpt'; slug: string }
  | { kind: 'json' }
  /** Commands, whose scripts and packages must be there. */
  | { kind: 'shell' }
  | { kind: 'unproven' }
  /** The words behind the language of the fence do not say how to prove the sample. */
  | { kind: 'wrong'; problem: string };

type Attributes = Readonly<Record<string, string | true>>;

interface Form {
  attributes: string[];
  /** The plan, or what is missing for one. */
  plan: (meta: Attributes, defaultPlace: Place | undefined) => Plan | string;
}

/** Languages whose samples must be proven, or give a reason why not. */
const forms: Record<string, Form> = {
  js: {
    attributes: ['in', 'p5', 'files', 'warns', 'module', 'excerpt', 'norun'],
    plan: (meta, defaultPlace) => {
      if (meta['module'] === true) return { kind: 'module', major: majorOf(meta) };
      if (typeof meta['excerpt'] === 'string') return { kind: 'excerpt', slug: meta['excerpt'] };
      const given = meta['in'] ?? defaultPlace;
      const place = places.find((name) => name === given);
      if (!place) return `expected in="…" with one of ${places.join(', ')}`;
      const majors = meta['p5'] === undefined ? p5Majors : [majorOf(meta)];
      const files = textOf(meta, 'files')?.split(' ') ?? [];
      return { kind: 'sketch', place, majors, files, warns: textOf(meta, 'warns') };
    },
  },
  ts: {
    attributes: ['check', 'p5', 'norun'],
    plan: (meta) =>
      meta['check'] === true ? { kind: 'types', major: majorOf(meta) } : 'expected check',
  },
  html: {
    attributes: ['page', 'sketch', 'p5', 'norun'],
    plan: (meta) =>
      meta['page'] === true
        ? { kind: 'page', major: majorOf(meta), sketch: textOf(meta, 'sketch') }
        : 'expected page',
  },
  glsl: {
    attributes: ['excerpt', 'norun'],
    plan: (meta) =>
      typeof meta['excerpt'] === 'string'
        ? { kind: 'excerpt', slug: meta['excerpt'] }
        : 'expected excerpt="…" with the slug of an example',
  },
  json: { attributes: ['norun'], plan: () => ({ kind: 'json' }) },
  bash: { attributes: ['norun'], plan: () => ({ kind: 'shell' }) },
};

/** Words that are for the page, not for the tests. */
const pageAttributes = ['title', 'showLineNumbers'];

/**
 * Decides by the words behind the language of its fence how a block is proven.
 *
 * @param defaultPlace The place of JavaScript that does not name one with `in="…"`.
 */
export function planSample(block: Block, defaultPlace?: Place): Plan {
  const form = forms[block.language];
  if (!form) return { kind: 'unproven' };
  const fail = (problem: string): Plan => ({
    kind: 'wrong',
    problem: `${block.file}:${block.line}: ${block.language} block: ${problem}.`,
  });
  const meta = parseMeta(block.meta);
  const known = [...form.attributes, ...pageAttributes];
  const unknown = Object.keys(meta).find((name) => !known.includes(name));
  if (unknown) return fail(`unknown word "${unknown}"; known words: ${known.join(', ')}`);
  if (meta['p5'] !== undefined && !p5Majors.some((major) => major === meta['p5'])) {
    return fail('p5 must be "1" or "2"');
  }
  if (meta['norun'] !== undefined) {
    const reasoned = typeof meta['norun'] === 'string' && meta['norun'].trim() !== '';
    return reasoned ? { kind: 'unproven' } : fail('norun needs a reason: norun="…"');
  }
  const plan = form.plan(meta, defaultPlace);
  return typeof plan === 'string' ? fail(`${plan}, or norun="reason"`) : plan;
}

function parseMeta(meta: string): Attributes {
  const withoutLines = meta.replace(/\{[\d\s,-]*\}/g, '');
  const words = withoutLines.matchAll(/([^\s="]+)(?:="([^"]*)")?/g);
  return Object.fromEntries(Array.from(words, ([, name = '', value]) => [name, value ?? true]));
}

/** Without the attribute `p5`, a sample is for p5.js 1.x, which most sketches are written for. */
function majorOf(meta: Attributes): P5Major {
  return p5Majors.find((major) => major === meta['p5']) ?? '1';
}

function textOf(meta: Attributes, name: string): string | undefined {
  const value = meta[name];
  return typeof value === 'string' ? value : undefined;
}
