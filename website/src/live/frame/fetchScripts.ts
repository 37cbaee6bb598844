import type { LoadedScript } from '../../runner/protocol';

/** By address, which tells the content: what one example has loaded serves the others. */
const loaded = new Map<string, Promise<string>>();

/**
 * Fetches what a frame runs before its sketch.
 *
 * @throws Error naming the address that could not be loaded; the next call tries it again.
 */
export function fetchScripts(addresses: readonly string[]): Promise<LoadedScript[]> {
  return Promise.all(addresses.map(async (src) => ({ src, text: await fetchOnce(src) })));
}

function fetchOnce(address: string): Promise<string> {
  const known = loaded.get(address);
  if (known) return known;
  const text = fetchText(address);
  loaded.set(address, text);
  text.catch(() => loaded.delete(address));
  return text;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with status ${response.status}.`);
  return response.text();
}
