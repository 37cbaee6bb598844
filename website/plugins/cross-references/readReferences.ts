import { join } from 'node:path';
import * as v from 'valibot';
import { cached } from '../../cache/cached';
import { librarySources } from '../../cache/sources';
import { readPages, type PageCode } from './readPages';
import { referencesSchema, type References } from './references';

const repository = join(__dirname, '../../..');

/** Everything that {@link readReferences} reads, as texts: changes when its result may change. */
export async function referenceSources(): Promise<string[]> {
  return sourcesOf(await readPages(repository));
}

function sourcesOf(pages: readonly PageCode[]): string[] {
  return [librarySources(), JSON.stringify(pages)];
}

/** Tells which pages use which symbols of the library. */
export async function readReferences(): Promise<References> {
  const pages = await readPages(repository);
  const json = await cached('cross-references', sourcesOf(pages), async () => {
    // Loads the TypeScript compiler, which a build that finds the result in the cache does not need.
    const { makeReferences } = await import('./makeReferences');
    return JSON.stringify(makeReferences(pages));
  });
  return v.parse(referencesSchema, JSON.parse(json.toString()));
}
