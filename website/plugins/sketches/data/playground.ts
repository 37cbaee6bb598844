import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { P5Major } from 'sketch-player/p5Majors';
import { digestOf } from '../../../shared/digestOf';
import { highlight } from '../../highlighting/highlight';
import { publishedFolder, type ExampleFile } from '../reading/exampleFiles';
import type { Sketch } from '../reading/examples';
import type { SiteData } from './siteData';

/**
 * The sketches to start from, and the digests of these and of all examples: what comes with a link
 * never starts by itself, unless its digest is in that list.
 *
 * @param folder Where the files of the sketches to start from are.
 */
export async function playgroundData(
  folder: string,
  examples: readonly Sketch[],
  baseUrl: string,
): Promise<SiteData> {
  const templates = await readTemplates(folder);
  const sketches = templates.map((template) => ({ ...template, slug: template.id, files: [] }));
  const published = await listPublished([...sketches, ...examples], baseUrl);
  return { data: { templates, published }, assets: [] };
}

/** A sketch to start from. */
interface Template {
  id: string;
  title: string;
  /** The major version of p5.js that it is written for. */
  major: P5Major;
  fileName: 'sketch.js' | 'sketch.ts';
  source: string;
  /** The highlighted source. */
  html: string;
}

const list = [
  { id: 'global', title: 'Global mode', major: '1', file: 'global.js' },
  { id: 'instance', title: 'Instance mode', major: '1', file: 'instance.js' },
  { id: 'module', title: 'A module with types', major: '1', file: 'module.ts' },
  { id: 'p5-2', title: 'p5.js 2.x', major: '2', file: 'p5-2.js' },
  { id: 'plugin', title: 'A renderer plugin', major: '1', file: 'plugin.js' },
] as const;

/** Reads all templates, in the order in which they are offered. */
function readTemplates(folder: string): Promise<Template[]> {
  return Promise.all(
    list.map(async ({ id, title, major, file }) => {
      const source = await readFile(join(folder, file), 'utf8');
      const language = file.endsWith('.ts') ? 'ts' : 'js';
      const html = await highlight(source.trimEnd(), language);
      return { id, title, major, fileName: `sketch.${language}` as const, source, html };
    }),
  );
}

interface PublishedSketch {
  slug: string;
  title: string;
  source: string;
  files: readonly ExampleFile[];
}

/** Titles and digests, by which the playground recognises a sketch of this site, and their files. */
function listPublished(sketches: readonly PublishedSketch[], baseUrl: string): Promise<object[]> {
  return Promise.all(
    sketches.map(async (sketch) => ({
      title: sketch.title,
      digest: await digestOf(sketch.source),
      folder: publishedFolder(sketch, baseUrl),
    })),
  );
}
