import { MissingFileError, tellError } from './errors';

/**
 * Notices what a sketch asks for and cannot get. The document may load nothing, and the browser says
 * so at once and with the address, whoever asked: p5.js 1.x tells only its console, and waits in
 * preload() for ever.
 */
export function forwardMissingFiles(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    const name = nameOf(blockedURI);
    if (name !== undefined) tellError(new MissingFileError(name));
  });
}

/** What the sketch has called it: a file beside the sketch, or a whole address. */
function nameOf(address: string): string | undefined {
  // For what stands in the document itself it is a word, such as "inline".
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
