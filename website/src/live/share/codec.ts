import { fromBase64url, toBase64url } from './base64url';
import { deflate, inflate, TooLongError } from './deflate';
import { parseShare, type Share } from './Share';

/** What a hash turned out to be. */
export type Decoded =
  | { kind: 'share'; share: Share }
  /** The hash is empty, or something other than a shared sketch. */
  | { kind: 'none' }
  | { kind: 'damaged'; message: string };

const version = '#v1.';
const maxBytes = 200_000;

const damaged = 'The link is incomplete or damaged. Ask for it once more, as a whole.';
const tooLong = 'The sketch in this link is too long to open: the most is 200 kB.';
const unknownVersion = 'The link was made by a newer version of this page. Reload, and try again.';

/**
 * Packs a sketch into the hash of an address, such as `#v1.q1YqUbJS…`. The hash is never sent to a
 * server.
 *
 * @throws RangeError in words for the reader when the sketch is too long for a link.
 */
export async function encodeShare(share: Share): Promise<string> {
  const { code, p5, seed, title } = share;
  const bytes = new TextEncoder().encode(JSON.stringify({ code, p5, seed, title }));
  if (bytes.length > maxBytes) {
    throw new RangeError(
      'The sketch is too long for a link: the most is 200 kB. Download it as a file instead.',
    );
  }
  return version + toBase64url(await deflate(bytes));
}

/** Unpacks a sketch. Takes any text, since anybody can write a link. */
export async function decodeShare(hash: string): Promise<Decoded> {
  if (!/^#v\d+\./.test(hash)) return { kind: 'none' };
  if (!hash.startsWith(version)) return { kind: 'damaged', message: unknownVersion };
  const packed = fromBase64url(hash.slice(version.length));
  if (!packed) return { kind: 'damaged', message: damaged };
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(await inflate(packed, maxBytes));
    const share = parseShare(json);
    return share ? { kind: 'share', share } : { kind: 'damaged', message: damaged };
  } catch (error) {
    return { kind: 'damaged', message: error instanceof TooLongError ? tooLong : damaged };
  }
}
