import * as v from 'valibot';

/**
 * Reads the text of a JSON file that people write.
 *
 * @param file Its path, for messages.
 * @throws Error naming the file and every rule that it breaks.
 */
export function parseDataFile<Schema extends v.GenericSchema>(
  schema: Schema,
  json: string,
  file: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseJson(json, file));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => {
    const path = v.getDotPath(issue);
    return `${file}: ${path ? `${path}: ` : ''}${issue.message}`;
  });
  throw new Error(problems.join('\n'));
}

function parseJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
