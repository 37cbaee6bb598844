import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { P5Major } from 'sketch-player/p5Majors';
import { digestOf } from '../../shared/digestOf';
import { examplesFolder } from '../examples';
import { publishedFolder, type ExampleFile } from '../examples/exampleFiles';
import { readSketches } from '../examples/readExamples';
import { highlight } from '../highlighting/highlight';

/** Gives the playground its templates and the list of published sketches; see README.md. */
export default function playgroundPlugin({ siteDir, baseUrl }: LoadContext): Plugin<Template[]> {
  const folder = join(siteDir, 'plugins/playground/templates');
  return {
    name: 'playground',
    getPathsToWatch: () => [join(folder, '*')],
    loadContent: () => readTemplates(folder),
    async contentLoaded({ content, actions }) {
      await actions.createData('templates.json', content);
      const examples = await readSketches(examplesFolder(siteDir));
      const templates = content.map((template) => ({ ...template, slug: template.id, files: [] }));
      const published = await listPublished([...templates, ...examples], baseUrl);
      await actions.createData('published.json', published);
    },
  };
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

interface Sketch {
  slug: string;
  title: string;
  source: string;
  files: readonly ExampleFile[];
}

/** Titles and digests, by which the playground recognises a sketch of this site, and their files. */
function listPublished(sketches: readonly Sketch[], baseUrl: string): Promise<object[]> {
  return Promise.all(
    sketches.map(async (sketch) => ({
      title: sketch.title,
      digest: await digestOf(sketch.source),
      folder: publishedFolder(sketch, baseUrl),
    })),
  );
}
