import { matchPath, type match } from 'react-router';
import type { RouteConfig } from 'react-router-config';

export interface FoundRoute {
  route: RouteConfig;
  /** Place among the routes that it was found in. */
  index: number;
  match: match;
}

/**
 * The first of the routes that the address belongs to. Addresses of pages are looked up; only what
 * stands for several is tried in turn.
 *
 * @param parent Matched so far: the match of a route without a path of its own, which has none without.
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
  /** Places of the routes of a single page, by its address. */
  pages: ReadonlyMap<string, number>;
  /** Places of all others. */
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

/** @returns Nothing when more addresses than one could match, or a rule of its own decides. */
function addressOf({ path, exact, strict, sensitive }: RouteConfig): string | undefined {
  const isPlain = typeof path === 'string' && /^(?:\/[\w.,~%@!$&'=;-]+)*\/?$/.test(path);
  return isPlain && exact && !strict && !sensitive ? key(path) : undefined;
}

/** As the router compares: a slash at the end and the case of letters make no difference. */
const key = (path: string): string =>
  path.replace(/\/$/, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
