import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/**
 * Reads a JSON file of the repository and checks its form.
 *
 * @param path Below the repository.
 * @throws Error naming the file, and for each mistake the place in it.
 */
export function readJson<S extends v.GenericSchema>(path: string, schema: S): v.InferOutput<S> {
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const result = v.safeParse(schema, JSON.parse(text));
  if (!result.success) throw new Error(`${path}:\n${v.summarize(result.issues)}`);
  return result.output;
}
