// @vitest-environment jsdom
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Helmet } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteApp } from './SiteApp';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

/** Needs what the framework's root component needs: the router, and the contexts of the head. */
vi.mock('@docusaurus/core/lib/client/App', () => ({
  default: function App(): ReactNode {
    return (
      <>
        <Helmet>
          <title>Head</title>
        </Helmet>
        <p>{useLocation().pathname}</p>
      </>
    );
  },
}));

it('gives the site all contexts that it needs, whichever Helmet it is built with', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(createElement(SiteApp)));
  expect(place.textContent).toBe('/');
  act(() => root.unmount());
});
