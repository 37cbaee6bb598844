import * as v from 'valibot';

const sha384 = v.pipe(
  v.string(),
  v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a SHA-384 integrity value'),
);

const served = v.object({
  url: v.pipe(v.string(), v.nonEmpty()),
  bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

const libraryFiles = v.object({
  version: v.pipe(v.string(), v.nonEmpty()),
  files: v.array(v.object({ ...served.entries, name: v.string(), integrity: sha384 })),
  tarball: served,
  /** The newest p5.js of each line. */
  p5: v.array(v.object({ ...served.entries, line: v.picklist(['1', '2']) })),
});

export type LibraryFiles = v.InferOutput<typeof libraryFiles>;
export type LibraryFile = LibraryFiles['files'][number];

/** The library's files as the site serves them, from the data of the plugin that serves them. */
export function parseLibraryFiles(pluginData: unknown): LibraryFiles {
  const result = v.safeParse(libraryFiles, pluginData);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = ['library-files', v.getDotPath(issue)].filter(Boolean).join('.');
  throw new Error(`${place}: expected ${issue.message}, got ${issue.received}.`);
}

export function findFile({ files }: LibraryFiles, name: string): LibraryFile {
  const file = files.find((candidate) => candidate.name === name);
  if (file) return file;
  const known = files.map((candidate) => candidate.name).join(', ');
  throw new Error(`library-files: there is no file "${name}"; there are: ${known}.`);
}
