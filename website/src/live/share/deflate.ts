/** Packs bytes with what the platform has. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The bytes became more than was allowed. */
export class TooLongError extends Error {}

/**
 * Unpacks bytes.
 *
 * @param limit - Stops there, long before a small file that unpacks to a huge one fills the memory.
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
