import { basename, join } from 'node:path';
import type { PageLink } from '../../shared/examples';
import { apiAddress, readApiPages, type ApiPages } from './apiAddresses';
import { partsOf, type LibrarySurface, type SymbolId } from './references';
import { readReferences } from './readReferences';

/** What each example uses of the library, by its slug, as links into the API reference. */
export async function usesOfExamples(
  siteDir: string,
  baseUrl: string,
): Promise<Map<string, PageLink[]>> {
  const { surface, pages } = await readReferences();
  const apiPages = await readApiPages(join(siteDir, 'docs/api'));
  const examples = pages.filter(({ kind }) => kind === 'example');
  return new Map(
    examples.map(({ target, uses }) => [
      basename(target),
      symbolLinks(Object.keys(uses), surface, apiPages).map(({ title, permalink }) => {
        return { title, permalink: baseUrl + permalink.slice(1) };
      }),
    ]),
  );
}

/**
 * Links to symbols, by their names alone; where two have the same name, with their types. The
 * variables `p5asciify` and `p5asciifier` are left out, because nearly every sketch uses them.
 */
export function symbolLinks(
  ids: readonly SymbolId[],
  surface: LibrarySurface,
  apiPages: ApiPages,
): PageLink[] {
  const named = ids.filter((id) => surface[id]?.kind !== 'variable' || !surface[id].gives);
  const nameOf = (id: SymbolId): string => partsOf(id)[1] ?? id;
  return named.flatMap((id) => {
    const permalink = apiAddress(id, apiPages);
    if (permalink === undefined) return [];
    const isShared = named.some((other) => other !== id && nameOf(other) === nameOf(id));
    const name = isShared ? id : nameOf(id);
    return [{ title: surface[id]?.kind === 'method' ? `${name}()` : name, permalink }];
  });
}
