import { join } from 'node:path';
import { findUses } from './findUses';
import type { PageCode } from './readPages';
import { readSurface } from './readSurface';
import type { LibrarySurface, Page, References, SymbolId } from './references';
import { createSampleProgram } from './sampleProgram';
import { symbolMeant } from './symbolNames';

const repository = join(__dirname, '../../..');

/** Finds out which pages use which symbols of the library. */
export function makeReferences(pages: readonly PageCode[]): References {
  const codes = pages.flatMap((page) => page.codes);
  const { checker, entries, files } = createSampleProgram(repository, codes);
  const surface = readSurface(checker, entries);
  let next = 0;
  return {
    surface,
    pages: pages.map(({ kind, title, target, mentions, codes: own }): Page => {
      const used = files
        .slice(next, (next += own.length))
        .flatMap((file) => findUses(file, checker, surface));
      return { kind, title, target, uses: countUses(used, mentions, surface) };
    }),
  };
}

/**
 * How often a page uses each symbol: in how many samples, and how often its text names it. If
 * samples of the page use a symbol, its name alone counts as well, because it cannot mean another
 * one.
 */
export function countUses(
  used: readonly SymbolId[],
  mentions: readonly string[],
  surface: LibrarySurface,
): Page['uses'] {
  const uses: Page['uses'] = {};
  const count = (id: SymbolId): void => {
    uses[id] = (uses[id] ?? 0) + 1;
  };
  used.forEach(count);
  const inSamples = Object.keys(uses);
  for (const mention of mentions) {
    const meant = symbolMeant(mention, surface);
    const name = /^(\w+)(?:\([^)]*\))?$/.exec(mention)?.[1];
    const named = inSamples.filter((id) => id.split('.').at(-1) === name);
    if (meant !== undefined) count(meant);
    else named.forEach(count);
  }
  return uses;
}
