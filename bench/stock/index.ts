/** Builds the docs in an untuned Docusaurus site, the baseline of the benchmarks. */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const repository = new URL('../../', import.meta.url).pathname;
/** Inside the repository, so that imports of Docusaurus's packages are resolved. */
const folder = join(repository, 'node_modules/.cache/bench-stock');

/** Where the sketches of the pages are. */
export const sketchFolders = ['examples', 'exercises', 'course'].map((name) =>
  join(repository, name),
);

/** Writes the site's sources, and removes those and the output of an earlier build. */
export async function prepareStockSite(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(repository, 'website/docs'), join(folder, 'docs'), {
    recursive: true,
    filter: (source) => !source.endsWith('README.md'),
  });
  await cp(new URL('plainMarkdown.ts', import.meta.url).pathname, join(folder, 'plainMarkdown.ts'));
  await writeFile(join(folder, 'docusaurus.config.ts'), config());
  await writeFile(join(folder, 'package.json'), '{"name":"stock","private":true}');
}

/** @returns The folder of the built site. */
export async function buildStockSite(): Promise<string> {
  // Links to pages that only the real site has are broken here; the configuration ignores them.
  execFileSync('npx', ['docusaurus', 'build', folder], { cwd: repository, stdio: 'pipe' });
  // The server requires a `_headers` file. The real site's would forbid this site's inline scripts.
  await writeFile(join(folder, 'build/_headers'), '');
  return join(folder, 'build');
}

function config(): string {
  const folders = JSON.stringify(sketchFolders);
  return `import plainMarkdown from './plainMarkdown';
export default {
  title: 'p5.asciify', url: 'https://example.org', baseUrl: '/', onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { remarkPlugins: [[plainMarkdown, { folders: ${folders} }]] }, blog: false }]],
  themeConfig: { navbar: { title: 'p5.asciify', items: [{ to: '/docs/intro', label: 'Docs' }] } },
};
`;
}
