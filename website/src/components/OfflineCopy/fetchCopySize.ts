import * as v from 'valibot';

const sizeSchema = v.object({ files: v.number(), bytes: v.number() });

/**
 * What an offline copy takes, as the build has measured it.
 *
 * @throws Error when there is no such file, or another one.
 */
export async function fetchCopySize(
  address: string,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof sizeSchema>> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return v.parse(sizeSchema, await response.json());
}
