import { join } from 'node:path';
import * as v from 'valibot';
import { cached } from '../../cache/cached';
import { librarySources } from '../../cache/sources';
import { findUses } from './findUses';
import { readSurface, type SymbolId } from './librarySurface';
import { readPages, type PageCode } from './readPages';
import { referencesSchema, type Page, type References } from './references';
import { createSampleProgram } from './sampleProgram';

const repository = join(__dirname, '../../..');

/** Everything that {@link readReferences} reads, as texts: changes when its result may change. */
export async function referenceSources(): Promise<string[]> {
  return sourcesOf(await readPages(repository));
}

function sourcesOf(pages: readonly PageCode[]): string[] {
  return [librarySources(), JSON.stringify(pages)];
}

/** Finds out which pages use which symbols of the library. */
export async function readReferences(): Promise<References> {
  const pages = await readPages(repository);
  const json = await cached('cross-references', sourcesOf(pages), () =>
    JSON.stringify(makeReferences(pages)),
  );
  return v.parse(referencesSchema, JSON.parse(json.toString()));
}

function makeReferences(pages: readonly PageCode[]): References {
  const codes = pages.flatMap((page) => page.codes);
  const { checker, entries, files } = createSampleProgram(repository, codes);
  const surface = readSurface(checker, entries);
  let next = 0;
  return {
    surface,
    pages: pages.map(({ kind, title, target, named, codes: own }): Page => {
      const uses: Page['uses'] = {};
      for (const file of files.slice(next, (next += own.length))) {
        for (const id of findUses(file, checker, surface)) uses[id] = (uses[id] ?? 0) + 1;
      }
      for (const id of Object.keys(uses)) uses[id] = (uses[id] ?? 0) + namedAs(id, named);
      return { kind, title, target, uses };
    }),
  };
}

function namedAs(id: SymbolId, named: PageCode['named']): number {
  const name = id.split('.').at(-1) ?? '';
  return Object.hasOwn(named, name) ? (named[name] ?? 0) : 0;
}
