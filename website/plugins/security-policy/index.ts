/** After the build, states in every page what it may load and run; see README.md. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readBuiltPage, takeFromPage } from 'docusaurus-local-search/builtPage';
import type { Policies } from '../../../deploy/headers';
import type { SiteConfig } from '../../site.config';
import { inlineScripts, styleAttributes } from './allowances';
import { collectInline } from './collectInline';
import { cachedInlineParts, findInlineParts, inlinePartsOf, type InlineParts } from './inlineParts';
import { insertMetaPolicy, readMetaPolicy, pagePolicy, trustedTypes } from './pagePolicy';

const runnerFile = 'runner/index.html';
/** Documents that state policies of their own; see `plugins/runner` and `plugins/embed`. */
const ownPolicies = [runnerFile, 'embed/index.html', 'embed/sketch/index.html'];

/** Caches the inline parts of pages for `applySecurityPolicy`, while pages are parsed anyway. */
export default function securityPolicyPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'security-policy',
    postBuild: ({ outDir, routesPaths }) =>
      PerfLogger.async('inline parts', async () => {
        await Promise.all(
          routesPaths.map((route) => cacheInlineParts(outDir, route.slice(baseUrl.length))),
        );
      }),
  };
}

async function cacheInlineParts(outDir: string, path: string): Promise<void> {
  const find = async () => {
    const parts = await takeFromPage(outDir, path, inlinePartsOf);
    if (!parts) throw new Error(`The page /${path} was not built.`);
    return parts;
  };
  await cachedInlineParts(readBuiltPage(outDir, path) ?? '', find);
}

/**
 * Writes a policy into every page of the built site.
 *
 * @returns the policies of the site's documents, for the headers.
 * @throws Error when a page holds something inline that is not listed.
 */
export async function applySecurityPolicy(outDir: string, site: SiteConfig): Promise<Policies> {
  const documents = readDocuments(outDir);
  const runner = readMetaPolicy(documents.get(runnerFile) ?? '');
  const unstated = ownPolicies.find((file) => {
    const html = documents.get(file);
    return html !== undefined && readMetaPolicy(html) === undefined;
  });
  if (runner === undefined || unstated !== undefined) {
    throw new Error(`${unstated ?? runnerFile} must state a policy, and does not.`);
  }
  const pages = new Map([...documents].filter(([file]) => !ownPolicies.includes(file)));

  const parts = new Map<string, InlineParts>();
  for (const [file, html] of pages) {
    parts.set(file, await cachedInlineParts(html, () => findInlineParts(html)));
  }
  const inline = collectInline(parts, { inlineScripts, styleAttributes });
  for (const [file, own] of inline.pages) {
    const policy = `${pagePolicy(site, own)}; ${trustedTypes}`;
    writeFileSync(join(outDir, file), insertMetaPolicy(file, pages.get(file) ?? '', policy));
  }
  return {
    page: pagePolicy(site, inline.all),
    runner,
    pages: [...pages.keys()],
  };
}

function readDocuments(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'));
  return new Map(files.sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
