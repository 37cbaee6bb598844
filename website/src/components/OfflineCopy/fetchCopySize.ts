import * as v from 'valibot';

const sizeSchema = v.object({ files: v.number(), bytes: v.number() });

/**
 * Fetches the size of an offline copy, as the build has measured it.
 *
 * @throws Error when the file cannot be fetched or does not have the expected form.
 */
export async function fetchCopySize(
  address: string,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof sizeSchema>> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return v.parse(sizeSchema, await response.json());
}
