import { p5MajorSchema, type P5Major } from 'sketch-player/p5Majors';
import * as v from 'valibot';

const served = v.object({
  url: v.pipe(v.string(), v.nonEmpty()),
  bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

const libraryFiles = v.object({
  files: v.array(v.object({ ...served.entries, name: v.string() })),
  /** The packages for `npm install`. */
  tarballs: v.array(v.object({ ...served.entries, name: v.string() })),
  /** The newest release of each major version of p5.js. */
  p5: v.array(
    v.object({
      ...served.entries,
      major: p5MajorSchema,
      /** Address of p5.sound. */
      sound: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
  /** Address of textmode.js. */
  textmode: v.pipe(v.string(), v.nonEmpty()),
  /** Folders to start from, as zips. */
  starters: v.array(v.object({ ...served.entries, major: p5MajorSchema })),
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

/** The shape renderer as a script. */
export const SHAPE_SCRIPT = 'p5.asciify-shape.umd.js';

/** The names of the files that pages can offer for download. */
export type DownloadName =
  | 'starter for p5 1.x'
  | 'starter for p5 2.x'
  | 'script'
  | 'module'
  | 'package'
  | 'shape script'
  | 'shape module'
  | 'shape package';

export function findDownload(
  library: LibraryFiles,
  name: DownloadName,
): v.InferOutput<typeof served> {
  switch (name) {
    case 'starter for p5 1.x':
      return findStarter(library, '1');
    case 'starter for p5 2.x':
      return findStarter(library, '2');
    case 'script':
      return findFile(library, 'p5.asciify.umd.js');
    case 'module':
      return findFile(library, 'p5.asciify.esm.js');
    case 'package':
      return findNamed(library.tarballs, 'p5.asciify');
    case 'shape script':
      return findFile(library, SHAPE_SCRIPT);
    case 'shape module':
      return findFile(library, 'p5.asciify-shape.esm.js');
    case 'shape package':
      return findNamed(library.tarballs, 'p5.asciify-shape');
  }
}

function findStarter({ starters }: LibraryFiles, major: P5Major): LibraryFiles['starters'][number] {
  const starter = starters.find((each) => each.major === major);
  if (starter) return starter;
  throw new Error(`library-files: there is no folder to start from for p5 ${major}.x.`);
}

export function findFile({ files }: LibraryFiles, name: string): LibraryFile {
  return findNamed(files, name);
}

function findNamed<T extends { name: string }>(files: readonly T[], name: string): T {
  const file = files.find((candidate) => candidate.name === name);
  if (file) return file;
  const known = files.map((candidate) => candidate.name).join(', ');
  throw new Error(`library-files: there is no file "${name}"; there are: ${known}.`);
}
