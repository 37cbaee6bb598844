import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parseBuiltPage, readBuiltPage } from '../builtPage';
import { rememberInlineParts } from './inlineParts';

/** Looks for what is inline while the pages are parsed anyway; `applySecurityPolicy` comes later. */
export default function securityPolicyPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'security-policy',
    postBuild: ({ outDir, routesPaths }) =>
      PerfLogger.async('inline parts', async () => {
        for (const route of routesPaths) {
          const path = route.slice(baseUrl.length);
          const html = await readBuiltPage(outDir, path);
          if (html === undefined) throw new Error(`The page ${route} was not built.`);
          await rememberInlineParts(html, async () => {
            const page = await parseBuiltPage(routesPaths, outDir, path);
            if (!page) throw new Error(`The page ${route} was not built.`);
            return page;
          });
        }
      }),
  };
}
