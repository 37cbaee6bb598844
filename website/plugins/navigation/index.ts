/**
 * Checks the navigation bar when the docs are known and before pages are rendered: each page has the
 * bar, so a mistake in it would be reported once for each page.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as v from 'valibot';
import { checkNavbar } from './checkNavbar';
import { readTargets } from './readTargets';

interface NavigationOptions {
  /** The types of entries that the site has components for. */
  types: readonly string[];
}

export default function navigationPlugin(
  { siteConfig: { themeConfig } }: LoadContext,
  { types }: NavigationOptions,
): Plugin {
  return {
    name: 'navigation',
    allContentLoaded({ allContent }) {
      const { navbar } = v.parse(themeSchema, themeConfig);
      checkNavbar(navbar.items, { ...readTargets(allContent), types });
      return Promise.resolve();
    },
  };
}

const themeSchema = v.object({ navbar: v.object({ items: v.array(v.unknown()) }) });
