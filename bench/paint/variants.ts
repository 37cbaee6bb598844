/**
 * What the site is measured against, from the same pages: (a) their own HTML and style sheet without
 * any script, (b) Docusaurus as it comes.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const repository = new URL('../../', import.meta.url).pathname;
export const siteFolder = join(repository, 'website/build');
/** Inside the repository, where the framework's packages are found. */
const work = join(repository, 'node_modules/.cache/bench-paint');

/** (a): a copy of the pages without their scripts. */
export async function makeBarePages(pages: readonly string[]): Promise<string> {
  const folder = join(work, 'bare');
  await rm(folder, { recursive: true, force: true });
  await cp(join(siteFolder, 'assets'), join(folder, 'assets'), { recursive: true });
  await cp(join(siteFolder, 'img'), join(folder, 'img'), { recursive: true });
  for (const file of ['404.html', '_headers']) await cp(join(siteFolder, file), join(folder, file));
  for (const page of pages) {
    const html = await readFile(join(siteFolder, page, 'index.html'), 'utf8');
    await mkdir(join(folder, page), { recursive: true });
    await writeFile(
      join(folder, page, 'index.html'),
      html.replace(/<script(?! type="?application)[\s\S]*?<\/script>/g, ''),
    );
  }
  return folder;
}

/** (b): the docs in a site that nobody has tuned. */
export async function buildStockSite(): Promise<string> {
  const folder = join(work, 'stock');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(repository, 'website/docs'), join(folder, 'docs'), {
    recursive: true,
    filter: (source) => !source.endsWith('README.md'),
  });
  await cp(new URL('plainMarkdown.ts', import.meta.url).pathname, join(folder, 'plainMarkdown.ts'));
  await writeFile(join(folder, 'docusaurus.config.ts'), stockConfig());
  await writeFile(join(folder, 'package.json'), '{"name":"stock","private":true}');
  // Links to what only the real site has are broken here, and are said to be.
  execFileSync('npx', ['docusaurus', 'build', folder], { cwd: repository, stdio: 'pipe' });
  // The server wants a site's headers. Those of ours would keep this one's scripts from running.
  await writeFile(join(folder, 'build/_headers'), '');
  return join(folder, 'build');
}

function stockConfig(): string {
  return `import plainMarkdown from './plainMarkdown';
export default {
  title: 'p5.asciify', url: 'https://example.org', baseUrl: '/', onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { remarkPlugins: [[plainMarkdown, { examples: ${JSON.stringify(join(repository, 'examples'))} }]] }, blog: false }]],
  themeConfig: { navbar: { title: 'p5.asciify', items: [{ to: '/docs/intro', label: 'Docs' }] } },
};
`;
}

/** @throws Error when there is no site to measure. */
export function assertBuilt(): void {
  if (!existsSync(join(siteFolder, 'index.html'))) {
    throw new Error('bench: expected the built site, found none; run "npm run build" first.');
  }
}
