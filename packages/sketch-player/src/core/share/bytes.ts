/**
 * Encodes bytes with letters, digits, `-` and `_`. There is no padding, because chat programs cut
 * `=` off the end of links.
 */
export function toBase64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @returns `undefined` for text that is not base64url. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  // `atob` would ignore whitespace, and would throw for a length of 4n + 1, which no encoding has.
  // https://infra.spec.whatwg.org/#forgiving-base64-decode
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Compresses bytes with the browser's `CompressionStream`. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Thrown when bytes unpack to more than the limit. */
export class TooLongError extends Error {}

/**
 * Unpacks bytes.
 *
 * @param limit - The most bytes to unpack, so that a small file that unpacks to a huge one cannot
 * fill the memory.
 * @throws TooLongError beyond the limit; another error when the bytes are damaged.
 */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const result = new Uint8Array(limit);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return result.subarray(0, length);
    if (length + value.length > limit) {
      await reader.cancel();
      throw new TooLongError();
    }
    result.set(value, length);
    length += value.length;
  }
}
