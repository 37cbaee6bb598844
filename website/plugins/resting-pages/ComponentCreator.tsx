import { createElement, type ComponentType } from 'react';
import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import routesChunkNames from '@generated/routesChunkNames';
import { isOpened } from './openedPage';
import { RestingPage } from './RestingPage';

type PageComponent = ComponentType<object> & { preload: () => unknown };

/** Makes the component of a route, as the framework does; that of the page that was opened may rest. */
export default function createRestingComponent(path: string, hash: string): PageComponent {
  const create = (): PageComponent => createComponent(path, hash);
  const chunks = routesChunkNames[`${path}-${hash}`];
  return chunks && isInsideLayout(chunks) ? makeResting(path, create) : create();
}

/** A page whose layout belongs to a route above it has content and names no plugin of its own. */
function isInsideLayout(chunks: object): boolean {
  return 'content' in chunks && !('__context' in chunks);
}

function makeResting(path: string, create: () => PageComponent): PageComponent {
  let page = create();

  async function load(): Promise<void> {
    try {
      await page.preload();
    } catch (error) {
      // The framework's component would remember that for ever.
      page = create();
      throw error;
    }
  }

  const Page = (props: object) => createElement(page, props);

  function RestingRoute(props: object) {
    return (
      <RestingPage path={path} load={load}>
        <Page {...props} />
      </RestingPage>
    );
  }
  return Object.assign(RestingRoute, {
    preload: () => (isOpened(path) ? undefined : page.preload()),
  });
}
