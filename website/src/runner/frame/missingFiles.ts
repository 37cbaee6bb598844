import { MissingFileError, tellError } from './errors';

/**
 * Reports files that a sketch asks for and cannot get. The policy of the document blocks every
 * load, and the browser reports the address at once, whoever asked for it. p5.js 1.x would tell
 * only its console, and wait in preload() for ever.
 */
export function forwardMissingFiles(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    const name = nameOf(blockedURI);
    if (name !== undefined) tellError(new MissingFileError(name));
  });
}

/**
 * The name that the sketch has used, as far as it is known: a file beside the sketch, or a whole
 * address.
 */
function nameOf(address: string): string | undefined {
  // For content of the document itself, `blockedURI` is a word such as "inline".
  if (!/^(https?|wss?):/.test(address)) return undefined;
  const folder = new URL('.', document.baseURI).href;
  const { origin } = new URL(folder);
  if (address.startsWith(folder)) return decode(address.slice(folder.length));
  return address.startsWith(`${origin}/`) ? decode(address.slice(origin.length)) : address;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
