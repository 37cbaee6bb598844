// @vitest-environment jsdom
/** Compares this module with the package that it replaces, for the same routes and addresses. */
import { act, createElement, useEffect, type ReactNode } from 'react';
import fc from 'fast-check';
import { createMemoryHistory } from 'history';
import { createRoot } from 'react-dom/client';
import { Router } from 'react-router';
import * as original from 'react-router-config';
import type { RouteConfig, RouteConfigComponentProps } from 'react-router-config';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as lighter from './routerConfig';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const part = fc.constantFrom('a', 'A', 'b', 'a.b', 'a-b', 'é', 'K', 'k', '%20', ':id', ':id?', '*');
const path = fc
  .tuple(fc.array(part, { maxLength: 3 }), fc.constantFrom('', '/'))
  .map(([parts, end]) => `/${parts.join('/')}${end}`);
const address = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'A', 'b', 'a.b', 'axb', 'é', 'K', 'K', '%20', '')),
    fc.nat(2),
  )
  .map(([parts, slashes]) => `/${parts.join('/')}${'/'.repeat(slashes)}`);
const flag = fc.option(fc.boolean(), { nil: undefined });

/** What pages have recorded: when each was mounted and unmounted, with its route and match. */
let happened: string[] = [];
function Page({ route, match }: RouteConfigComponentProps): ReactNode {
  const name = JSON.stringify([route?.['name'], match.path, match.url, match.isExact]);
  useEffect(() => {
    happened.push(`came ${name}`);
    return () => void happened.push(`went ${name}`);
    // An empty list: only mounting and unmounting are recorded, not renders of a page that stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return createElement('div', null, name, render(route?.routes));
}
let render: typeof lighter.renderRoutes = lighter.renderRoutes;

type Tree = { routes: RouteConfig[]; route: RouteConfig };
const routesWith = (more: Record<string, fc.Arbitrary<unknown>>) =>
  fc.letrec<Tree>((tie) => ({
    routes: fc.array(tie('route'), { maxLength: 5, depthIdentifier: 'routes' }),
    route: fc.record({
      name: fc.nat(99),
      component: fc.constant(Page),
      path: fc.oneof({ weight: 9, arbitrary: path }, fc.constantFrom(undefined, '*')),
      exact: flag,
      strict: flag,
      ...more,
      key: fc.constantFrom(undefined, undefined, 'x', 'y'),
      routes: fc.oneof(
        { depthSize: 'small', depthIdentifier: 'routes' },
        fc.constant(undefined),
        tie('routes'),
      ),
    }),
  })).routes;

it('finds the routes that the package finds', () => {
  fc.assert(
    fc.property(routesWith({ sensitive: flag }), address, (all, pathname) => {
      expect(lighter.matchRoutes(all, pathname)).toEqual(original.matchRoutes(all, pathname));
    }),
    { numRuns: 2000 },
  );
});

function walk(renderer: typeof render, all: RouteConfig[], addresses: string[]): unknown {
  render = renderer;
  happened = [];
  const history = createMemoryHistory();
  const place = document.createElement('div');
  const root = createRoot(place);
  const element = createElement(Router, { history }, render(all));
  act(() => root.render(element));
  const shown = addresses.map((pathname) => {
    act(() => history.push({ pathname }));
    return place.textContent;
  });
  act(() => root.unmount());
  return { shown, happened };
}

it('renders what the package renders, and keeps what it keeps', () => {
  fc.assert(
    // No `sensitive` here: the package's `renderRoutes` ignores it, so letter case never matters.
    fc.property(routesWith({}), fc.array(address, { maxLength: 4 }), (all, addresses) => {
      expect(walk(lighter.renderRoutes, all, addresses)).toEqual(
        walk((some) => original.renderRoutes(some && [...some]), all, addresses),
      );
    }),
  );
});

it('compiles no other page than the one that is asked for', () => {
  const all = Array.from({ length: 50 }, (_, page) => ({ path: `/page-${page}`, exact: true }));
  const compiled = vi.spyOn(RegExp.prototype, 'exec');
  lighter.matchRoutes(all, '/page-40');
  const asked = compiled.mock.contexts.filter((expression) => String(expression).includes('page'));
  compiled.mockRestore();
  expect(asked).toHaveLength(1);
});
