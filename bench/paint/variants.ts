/** The built site, and a copy of its pages with style sheets but without scripts. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const repository = new URL('../../', import.meta.url).pathname;
export const siteFolder = join(repository, 'website/build');
const bareFolder = join(repository, 'node_modules/.cache/bench-bare');

/** Copies the pages without their scripts; returns the folder of the copy. */
export async function makeBarePages(pages: readonly string[]): Promise<string> {
  await rm(bareFolder, { recursive: true, force: true });
  await cp(join(siteFolder, 'assets'), join(bareFolder, 'assets'), { recursive: true });
  await cp(join(siteFolder, 'img'), join(bareFolder, 'img'), { recursive: true });
  for (const file of ['404.html', '_headers']) {
    await cp(join(siteFolder, file), join(bareFolder, file));
  }
  for (const page of pages) {
    const html = await readFile(join(siteFolder, page, 'index.html'), 'utf8');
    await mkdir(join(bareFolder, page), { recursive: true });
    await writeFile(
      join(bareFolder, page, 'index.html'),
      html.replace(/<script(?! type="?application)[\s\S]*?<\/script>/g, ''),
    );
  }
  return bareFolder;
}

/** @throws Error when the site has not been built. */
export function assertBuilt(): void {
  if (!existsSync(join(siteFolder, 'index.html'))) {
    throw new Error('bench: expected the built site, found none; run "npm run build" first.');
  }
}
