import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

/**
 * Reads a JSON file and checks its form.
 *
 * @throws Error naming the file, and for each mistake the place in it and what is expected there.
 */
export async function readChecked<S extends v.GenericSchema>(
  file: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  return parseChecked(await readFile(file, 'utf8'), file, schema);
}

/** The same for the text of a file; `file` is named in messages. */
export function parseChecked<S extends v.GenericSchema>(
  text: string,
  file: string,
  schema: S,
): v.InferOutput<S> {
  const result = v.safeParse(schema, parseJson(text, file));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => {
    const place = v.getDotPath(issue);
    return `${file}: ${place ? `${place}: ` : ''}${issue.message}`;
  });
  throw new Error(problems.join('\n'));
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: expected JSON: ${reason}`, { cause: error });
  }
}
