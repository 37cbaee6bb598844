import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { P5Major } from 'sketch-player/p5Majors';
import { highlight } from '../highlighting/highlight';

/** A sketch to start from. */
export interface Template {
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
export function readTemplates(folder: string): Promise<Template[]> {
  return Promise.all(
    list.map(async ({ id, title, major, file }) => {
      const source = await readFile(join(folder, file), 'utf8');
      const language = file.endsWith('.ts') ? 'ts' : 'js';
      const html = await highlight(source.trimEnd(), language);
      return { id, title, major, fileName: `sketch.${language}` as const, source, html };
    }),
  );
}
