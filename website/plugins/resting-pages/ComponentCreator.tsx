import type { ComponentType } from 'react';
import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import routesChunkNames from '@generated/routesChunkNames';
import { isOpened } from './openedPage';
import { RestingPage } from './RestingPage';

type PageComponent = ComponentType<object> & { preload: () => unknown };

/** Makes the component of a route, as the framework does; that of the page that was opened may rest. */
export default function createRestingComponent(path: string, hash: string): PageComponent {
  const Page: PageComponent = createComponent(path, hash);
  const chunks = routesChunkNames[`${path}-${hash}`];
  return chunks && isInsideLayout(chunks) ? makeResting(path, Page) : Page;
}

/** A page whose layout belongs to a route above it has content and names no plugin of its own. */
function isInsideLayout(chunks: object): boolean {
  return 'content' in chunks && !('__context' in chunks);
}

function makeResting(path: string, Page: PageComponent): PageComponent {
  function RestingRoute(props: object) {
    return (
      <RestingPage path={path} load={() => Promise.resolve(Page.preload())}>
        <Page {...props} />
      </RestingPage>
    );
  }
  return Object.assign(RestingRoute, {
    preload: () => (isOpened(path) ? undefined : Page.preload()),
  });
}
