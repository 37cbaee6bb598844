/** Fetches the site's index. */
import { createCatalogue, type Catalogue } from '../engine/catalogue';
import { manifestPath, parseIndex, parseManifest } from '../searchIndex';

/** Milliseconds after which fetching is given up, so that the reader sees an error. */
const timeout = 15_000;

/**
 * Fetches the manifest and the index that it names.
 *
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
