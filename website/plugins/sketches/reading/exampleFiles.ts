/** The files that a sketch loads by their names, such as a photograph: read, and served as assets. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { PublishedFolder } from 'sketch-player/publishedFiles';

export interface ExampleFile {
  name: string;
  /** Path below the base URL; it contains a hash of the content. */
  path: string;
  content: Buffer;
}

/** A reader on a slow connection waits for them before the sketch starts. */
export const maxBytes = 300_000;

/**
 * Reads the files that an `example.json` lists.
 *
 * @throws Error naming the file that is missing or too large.
 */
export function readFiles(
  folder: string,
  slug: string,
  names: readonly string[],
): Promise<ExampleFile[]> {
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, slug, name);
      if (!existsSync(file)) {
        throw new Error(
          `examples/${slug}/${name} is missing, although "files" in its example.json lists it.`,
        );
      }
      const content = await readFile(file);
      if (content.length > maxBytes) {
        throw new Error(
          `examples/${slug}/${name} has ${content.length} bytes; a file may have ${maxBytes}.`,
        );
      }
      return { name, path: addressOf(slug, name, content), content };
    }),
  );
}

function addressOf(slug: string, name: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const ending = extname(name);
  return `assets/examples/${slug}/${name.slice(0, -ending.length)}.${hash}${ending}`;
}

/** What a player is told of the files of an example; nothing where it has none. */
export function publishedFolder(
  { slug, files }: { slug: string; files: readonly ExampleFile[] },
  baseUrl: string,
): PublishedFolder | undefined {
  if (files.length === 0) return undefined;
  return { name: slug, files: files.map(({ name, path }) => ({ name, url: baseUrl + path })) };
}
