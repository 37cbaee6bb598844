import type { RouteConfig } from 'react-router-config';
import { findRoute } from './findRoute';

interface Doc {
  path: string;
}

/** The document at an address. */
export function findDoc<Found extends Doc>(
  docs: readonly Found[],
  pathname: string,
): Found | undefined {
  const found = findRoute(routesOf(docs), pathname);
  return found && docs[found.index];
}

const known = new WeakMap<readonly Doc[], readonly RouteConfig[]>();

function routesOf(docs: readonly Doc[]): readonly RouteConfig[] {
  const routes = known.get(docs) ?? docs.map(({ path }) => ({ path, exact: true }));
  known.set(docs, routes);
  return routes;
}
