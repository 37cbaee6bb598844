import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planSample, type Block, type Plan } from '../shared/planSample';
import { scanBlocks, scanComments } from '../shared/scanBlocks';

export interface Sample extends Block {
  plan: Plan;
}

/**
 * Lists all code samples that readers are shown: in pages, and in the comments from which the API
 * reference is made.
 *
 * @param repository Path of the repository's folder.
 */
export async function listSamples(repository: string): Promise<Sample[]> {
  const read = async (folder: string, extension: RegExp, scan: typeof scanBlocks) => {
    const entries = await readdir(join(repository, folder), { recursive: true });
    const names = entries.filter(
      (name) => extension.test(name) && !generated.test(join(folder, name)),
    );
    const blocks = names.sort().map(async (name) => {
      const file = join(folder, name);
      return scan(await readFile(join(repository, file), 'utf8'), file);
    });
    return (await Promise.all(blocks)).flat();
  };
  const pages = [
    ...(await read('website/docs', markdown, scanBlocks)),
    ...(await read('website/blog', markdown, scanBlocks)),
    ...(await read('website/src/pages', markdown, scanBlocks)),
  ];
  const comments = [
    ...(await read('packages/p5.asciify/src', /\.ts$/, scanComments)),
    ...(await read('packages/p5.asciify-shape/src', /\.ts$/, scanComments)),
  ];
  return [
    ...pages.map((block) => ({ ...block, plan: planSample(block) })),
    // Examples in comments are whole sketches or excerpts.
    ...comments.map((block) => ({ ...block, plan: planSample(block, 'top') })),
  ];
}

const markdown = /\.mdx?$/;
const generated = /^website\/docs\/api\//;
