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
