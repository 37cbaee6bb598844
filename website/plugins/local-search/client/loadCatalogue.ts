/** Fetches the site's index. */
import { createCatalogue, type Catalogue } from '../engine/catalogue';
import { manifestPath, parseIndex, parseManifest } from '../searchIndex';

/** A reader who waits longer than this is better told than kept waiting. */
const timeout = 15_000;

/**
 * @param baseUrl Where the site is served from; ends with a slash.
 * @throws Error when the index cannot be fetched.
 */
export async function loadCatalogue(baseUrl: string): Promise<Catalogue> {
  const manifest = parseManifest(await fetchJson(new URL(manifestPath, baseUrl)));
  return createCatalogue(parseIndex(await fetchJson(new URL(manifest.index, baseUrl))));
}

async function fetchJson(url: URL): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${url.pathname} answered with status ${response.status}.`);
  return response.json();
}
