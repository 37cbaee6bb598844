import { readFile } from 'node:fs/promises';
import { scanBlocks } from '../../website/shared/scanBlocks';

const page = 'website/docs/getting-started/installation.mdx';

/** The files of the installation page for frameworks, with their contents. */
export async function readRecipe(): Promise<Record<string, string>> {
  const text = await readFile(new URL(`../../${page}`, import.meta.url), 'utf8');
  const names = ['startSketch.ts', 'AsciiSketch.tsx', 'page.tsx'];
  const blocks = scanBlocks(text, page);
  return Object.fromEntries(
    names.map((name) => {
      const block = blocks.find(({ meta }) => meta.endsWith(`/${name}"`));
      if (!block) throw new Error(`${page}: expected a code block with the title …/${name}.`);
      return [name, `${block.code}\n`];
    }),
  );
}
