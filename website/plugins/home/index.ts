/** Makes the home page of two routes, one inside the other, so that what is in its layout may rest. */
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function homePlugin({ baseUrl }: LoadContext): Plugin {
  const place = { path: baseUrl, exact: true };
  return {
    name: 'home',
    contentLoaded({ actions }) {
      actions.addRoute({
        ...place,
        component: '@site/src/components/HomePage/HomeLayout',
        routes: [
          {
            ...place,
            component: '@site/src/components/HomePage',
            modules: { content: '@site/src/pages/_lines.mdx' },
          },
        ],
      });
    },
  };
}
