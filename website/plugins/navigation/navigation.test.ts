import { describe, expect, it } from 'vitest';
import { navbar } from '../../navigation.config';
import { navbarTypes } from '../../shared/navbarTypes';
import { readSiteConfig } from '../../site.config';
import { checkNavbar } from './checkNavbar';
import { readTargets } from './readTargets';

const targets = {
  docIds: ['intro', 'guides/fonts', 'in-depth/fonts', 'api/index'],
  sidebars: { docsSidebar: 'intro', apiSidebar: 'api/index', empty: undefined },
  types: navbarTypes,
};

/** The message about these entries; `undefined` if nothing is wrong. */
function messageFor(items: object[], types: readonly string[] = navbarTypes): string | undefined {
  try {
    checkNavbar(items, { ...targets, types });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const heading = 'The navigation bar leads nowhere. Correct it in website/navigation.config.ts:\n- ';
const docs = '\n\nIds of docs: api/index, guides/fonts, in-depth/fonts, intro';
const sidebars =
  '\n\nIds of sidebars, and the doc that each begins with: docsSidebar (intro), apiSidebar (api/index), empty (no doc)';

describe('an entry of the navigation bar', () => {
  it.each([
    { type: 'doc', docId: 'intro' },
    { to: '/examples', label: 'Examples' },
    { type: 'docsVersionDropdown', dropdownItemsAfter: [{ type: 'html', value: 'x' }] },
    { type: 'custom-motion' },
  ])('that leads somewhere is right: %j', (entry) => {
    expect(messageFor([entry])).toBeUndefined();
  });

  it.each([
    [
      'a doc that does not exist',
      { type: 'doc', docId: 'nowhere', label: 'Docs' },
      `The entry "Docs" has the docId "nowhere", which no doc has. Write one of the ids below.${docs}`,
    ],
    [
      'the address of a doc',
      { type: 'doc', docId: 'docs/intro', label: 'Docs' },
      `The entry "Docs" has the docId "docs/intro", which no doc has. Write docId: 'intro'.${docs}`,
    ],
    [
      'a file',
      { type: 'doc', docId: 'fonts.mdx' },
      `The entry "doc" has the docId "fonts.mdx", which no doc has. Write docId: 'guides/fonts' or docId: 'in-depth/fonts'.${docs}`,
    ],
    [
      'a folder',
      { type: 'doc', docId: 'api/', label: 'API' },
      `The entry "API" has the docId "api/", which no doc has. Write docId: 'api/index'.${docs}`,
    ],
    [
      'a sidebar, which has no component',
      { type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API' },
      `The entry "API" is of the type "docSidebar", for which this site has no component. Write { type: 'doc', docId: 'api/index' }, the doc that the sidebar begins with.`,
    ],
    [
      'a sidebar that does not exist',
      { type: 'docSidebar', sidebarId: 'constructor', label: 'API' },
      `The entry "API" has the sidebarId "constructor", which no sidebar has. Write type: 'doc', and one of the docs below.${sidebars}`,
    ],
    [
      'a type without a component',
      { type: 'localeDropdown' },
      'The entry "localeDropdown" is of the type "localeDropdown", for which this site has no component. Write one of default, search, html, doc, docsVersionDropdown, custom-motion, or add its component to website/src/theme/NavbarItem/ComponentTypes.tsx and its name to website/shared/navbarTypes.ts.',
    ],
  ])('for %s gets one message', (_kind, entry, message) => {
    expect(messageFor([entry])).toBe(heading + message);
  });

  it('is found inside a dropdown, too, and all that is wrong is said at once', () => {
    const wrong = { type: 'doc', docId: 'nowhere', label: 'Inner' };
    const message = messageFor([
      { type: 'docsVersionDropdown', dropdownItemsBefore: [wrong] },
      { label: 'More', items: [wrong] },
    ]);
    const inner = '- The entry "Inner" has the docId "nowhere", which no doc has.';
    expect(message?.split(inner)).toHaveLength(3);
    expect(message).toContain('- The entry "More" is of the type "dropdown"');
    expect(message?.split('Ids of docs')).toHaveLength(2);
  });

  it('may be for a sidebar where the site has a component for that', () => {
    const types = ['docSidebar'];
    expect(messageFor([{ type: 'docSidebar', sidebarId: 'apiSidebar' }], types)).toBeUndefined();
    expect(messageFor([{ type: 'docSidebar', sidebarId: 'nowhere' }], types)).toBe(
      `${heading}The entry "docSidebar" has the sidebarId "nowhere", which no sidebar has. Write one of the ids below.${sidebars}`,
    );
  });
});

it('the entries of this site have components', () => {
  const items = navbar(readSiteConfig({}), '0.10.3').items ?? [];
  const docIds = items.flatMap((item) => ('docId' in item ? String(item['docId']) : []));
  expect(() => checkNavbar(items, { docIds, sidebars: {}, types: navbarTypes })).not.toThrow();
});

it('reads ids of docs and drafts, and the first doc of sidebars, from the latest version', () => {
  const version = { isLast: false, docs: [{ id: 'old' }], drafts: [], sidebars: {} };
  const inner = { type: 'category', items: [{ type: 'doc', id: 'a' }] };
  const latest = {
    isLast: true,
    docs: [{ id: 'intro' }, { id: 'a' }],
    drafts: [{ id: 'draft' }],
    sidebars: {
      main: [
        { type: 'link', href: '/' },
        { type: 'category', items: [inner] },
      ],
      linked: [{ type: 'category', link: { type: 'doc', id: 'intro' }, items: [inner] }],
      generated: [{ type: 'category', link: { type: 'generated-index' }, items: [inner] }],
      empty: [],
    },
  };
  const content = { default: { loadedVersions: [version, latest] } };
  expect(readTargets({ 'docusaurus-plugin-content-docs': content })).toEqual({
    docIds: ['intro', 'a', 'draft'],
    sidebars: { main: 'a', linked: 'intro', generated: 'a', empty: undefined },
  });
});
