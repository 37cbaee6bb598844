/**
 * The framework's list of the files of chunks, `client-manifest.json`. While a page is rendered its
 * parts report the names of their chunks, and the HTML names the files of those.
 */
export interface ListOfFiles {
  /** For each name the chunks that are loaded with it. */
  origins: Readonly<Record<string, readonly string[]>>;
}

/** Names the entry with the style sheets of a chunk. */
export const styleSheetsOf = (chunk: string): string => `style sheets of ${chunk}`;

/**
 * Adds an entry for each chunk, with its style sheets and without its scripts. A dehydrated page
 * needs only the former and reports this entry (`StyleSheets.tsx`).
 *
 * @param served Chunks of styles that HTML may name.
 */
export function withStyleSheets<T extends ListOfFiles>(files: T, served: readonly string[]): T {
  const origins: Record<string, readonly string[]> = { ...files.origins };
  for (const [name, chunks] of Object.entries(files.origins)) {
    origins[styleSheetsOf(name)] = chunks.filter((chunk) => served.includes(chunk));
  }
  return { ...files, origins };
}

/** @throws {Error} When the text is no such list. */
export function parseListOfFiles(json: string): ListOfFiles {
  const files: unknown = JSON.parse(json);
  if (!isListOfFiles(files)) {
    throw new Error(
      'docusaurus-first-paint: client-manifest.json has no "origins" with names of chunks.',
    );
  }
  return files;
}

const isListOfFiles = (files: unknown): files is ListOfFiles =>
  isObject(files) && isObject(files.origins) && Object.values(files.origins).every(Array.isArray);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
