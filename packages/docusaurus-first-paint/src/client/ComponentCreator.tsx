import { createElement, type ComponentType } from 'react';
import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import routesChunkNames from '@generated/routesChunkNames';
import { isOpened } from './openedPage';
import { DehydratedPage } from './DehydratedPage';

type PageComponent = ComponentType<object> & { preload: () => unknown };

/** Stands in for the framework's `ComponentCreator`: the page that was opened may stay dehydrated at first. */
export default function createDehydratedComponent(path: string, hash: string): PageComponent {
  const create = (): PageComponent => createComponent(path, hash);
  const chunks = routesChunkNames[`${path}-${hash}`];
  return chunks && isInsideLayout(chunks) ? makeDehydrated(path, chunks, create) : create();
}

/** Such a route has content but no `__context`: the layout and the plugin belong to its parent. */
function isInsideLayout(chunks: object): boolean {
  return 'content' in chunks && !('__context' in chunks);
}

function makeDehydrated(path: string, chunks: object, create: () => PageComponent): PageComponent {
  let page = create();

  async function load(): Promise<void> {
    try {
      await page.preload();
    } catch (error) {
      // The framework's component caches a failure for ever; a new one can load the page again.
      page = create();
      throw error;
    }
  }

  const Page = (props: object) => createElement(page, props);

  function DehydratedRoute(props: object) {
    return (
      <DehydratedPage path={path} chunks={chunks} load={load}>
        <Page {...props} />
      </DehydratedPage>
    );
  }
  return Object.assign(DehydratedRoute, {
    preload: () => (isOpened(path) ? undefined : page.preload()),
  });
}
