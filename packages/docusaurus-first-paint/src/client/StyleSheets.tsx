import { createElement, type ReactNode } from 'react';
import Loadable from 'react-loadable';
import registry from '@generated/registry';
import { styleSheetsOf } from './listOfFiles';

/**
 * On the server, reports the style sheets of chunks without their scripts, so that the HTML of a
 * dehydrated page names the styles of its parts (`style-groups`).
 *
 * @param chunks The chunks of a route, as in the framework's `routesChunkNames`.
 */
export function StyleSheets({ chunks }: { chunks: object }): ReactNode {
  const names = keysOf(chunks).flatMap((key) => registry[key]?.[1] ?? []);
  // A component that loads nothing: the framework offers no other way to report a name.
  const component = Loadable({
    loader: () => Promise.resolve(() => null),
    loading: () => null,
    modules: names.map(styleSheetsOf),
  });
  return createElement(component);
}

function keysOf(chunks: object): string[] {
  return Object.values(chunks).flatMap((one: unknown) =>
    typeof one === 'string' ? one : typeof one === 'object' && one !== null ? keysOf(one) : [],
  );
}
