import type { LoadedScript } from '../../runner/protocol';

/**
 * Texts by address, shared by all examples of the page. Addresses are versioned, so the text behind
 * one does not change.
 */
const loaded = new Map<string, Promise<string>>();

/**
 * Fetches the scripts that a frame runs before its sketch: p5.js and the library.
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
