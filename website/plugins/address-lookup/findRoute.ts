import { matchPath, type match } from 'react-router';
import type { RouteConfig } from 'react-router-config';

export interface FoundRoute {
  route: RouteConfig;
  /** Index of the route in the list that was searched. */
  index: number;
  match: match;
}

/**
 * Finds the first of the routes that matches an address. Routes of a single page are looked up by
 * their address; only routes that can match several addresses are tried one after the other.
 *
 * @param parent The match of the enclosing route. A route without a path shares it, and does not
 *   match when there is none.
 */
export function findRoute(
  routes: readonly RouteConfig[],
  pathname: string,
  parent?: match,
): FoundRoute | undefined {
  const { pages, others } = tableOf(routes);
  const page = pages.get(key(pathname));
  const candidates = page === undefined ? others : [...others, page].sort((a, b) => a - b);
  for (const index of candidates) {
    const route = routes[index];
    const found = route && (route.path ? matchPath(pathname, route) : parent);
    if (found) return { route, index, match: found };
  }
  return undefined;
}

interface Table {
  /** Indices of the routes that match a single page, by its address. */
  pages: ReadonlyMap<string, number>;
  /** Indices of all other routes. */
  others: readonly number[];
}

const tables = new WeakMap<readonly RouteConfig[], Table>();

function tableOf(routes: readonly RouteConfig[]): Table {
  const known = tables.get(routes);
  if (known) return known;
  const pages = new Map<string, number>();
  const others: number[] = [];
  routes.forEach((route, index) => {
    const address = addressOf(route);
    if (address === undefined) others.push(index);
    else if (!pages.has(address)) pages.set(address, index);
  });
  const table = { pages, others };
  tables.set(routes, table);
  return table;
}

/**
 * @returns The one address that a route matches; `undefined` when it may match several, as with
 *   parameters, or when it sets `strict` or `sensitive`.
 */
function addressOf({ path, exact, strict, sensitive }: RouteConfig): string | undefined {
  const isPlain = typeof path === 'string' && /^(?:\/[\w.,~%@!$&'=;-]+)*\/?$/.test(path);
  return isPlain && exact && !strict && !sensitive ? key(path) : undefined;
}

/** Drops what the router ignores when it compares addresses: a final slash, and letter case. */
const key = (path: string): string =>
  path.replace(/\/$/, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
