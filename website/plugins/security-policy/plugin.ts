import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readBuiltPage, takeFromPage } from 'docusaurus-local-search/builtPage';
import { inlinePartsOf, cachedInlineParts } from './inlineParts';

/** Caches the inline parts of pages for `applySecurityPolicy`, while pages are parsed anyway. */
export default function securityPolicyPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'security-policy',
    postBuild: ({ outDir, routesPaths }) =>
      PerfLogger.async('inline parts', async () => {
        await Promise.all(routesPaths.map((route) => lookAt(outDir, route.slice(baseUrl.length))));
      }),
  };
}

async function lookAt(outDir: string, path: string): Promise<void> {
  const find = async () => {
    const parts = await takeFromPage(outDir, path, inlinePartsOf);
    if (!parts) throw new Error(`The page /${path} was not built.`);
    return parts;
  };
  await readBuiltPage(outDir, path).then((html = '') => cachedInlineParts(html, find));
}
