/**
 * Replaces the parts of `react-router-config` that the framework uses. The package compares an
 * address with that of every page, for every link in view; this module looks the address up.
 */
import type { ReactNode } from 'react';
import { Route, useLocation, useRouteMatch, type match } from 'react-router';
import type { MatchedRoute, RouteConfig } from 'react-router-config';
import { findRoute } from './findRoute';

/** The routes that match an address, from the outermost to that of the page. */
export function matchRoutes(
  routes: readonly RouteConfig[],
  pathname: string,
): MatchedRoute<object>[] {
  const root = { path: '/', url: '/', params: {}, isExact: pathname === '/' };
  return follow(routes, pathname, root);
}

function follow(
  routes: readonly RouteConfig[],
  pathname: string,
  parent: match,
): MatchedRoute<object>[] {
  const found = findRoute(routes, pathname, parent);
  if (!found) return [];
  const { route, match } = found;
  return [{ route, match }, ...follow(route.routes ?? [], pathname, match)];
}

/** Renders the component of the route that matches the current address. */
export function renderRoutes(routes: readonly RouteConfig[] | undefined): ReactNode {
  return routes ? <Routes routes={routes} /> : null;
}

function Routes({ routes }: { routes: readonly RouteConfig[] }): ReactNode {
  const { pathname } = useLocation();
  const found = findRoute(routes, pathname, useRouteMatch());
  if (!found) return null;
  const { route, index } = found;
  const { component: Component, key, path, exact, strict } = route;
  return (
    <Route
      key={key ?? index}
      {...{ path, exact, strict }}
      render={(props) => Component && <Component {...props} route={route} />}
    />
  );
}
