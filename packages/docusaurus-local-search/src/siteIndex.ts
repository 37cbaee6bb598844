/** The tree of `/site-index`, the plain list of all pages, from the sidebars of the docs. */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

type LoadedVersion = LoadedContent['loadedVersions'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

export interface SiteIndexLink {
  title: string;
  path: string;
  description?: string;
}

export interface SiteIndexGroup {
  title: string;
  links: SiteIndexLink[];
  groups: SiteIndexGroup[];
}

/** What the docs plugin has loaded, for plugins that come after it. */
export function docsContent(allContent: AllContent): LoadedContent | undefined {
  const docs = allContent['docusaurus-plugin-content-docs']?.['default'];
  return isDocsContent(docs) ? docs : undefined;
}

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

/** Makes one group for each sidebar, and one for the pages that are in no sidebar. */
export function siteIndexOf(
  { docs, sidebars }: LoadedVersion,
  titles: Readonly<Record<string, string>>,
): SiteIndexGroup[] {
  const linkTo = (id: string): SiteIndexLink[] => {
    const doc = docs.find((candidate) => candidate.id === id);
    if (!doc) return [];
    const { title, permalink, frontMatter } = doc;
    const description = frontMatter.description ? doc.description : undefined;
    return [{ title, path: permalink, ...(description && { description }) }];
  };
  const groupOf = (title: string, items: readonly SidebarItem[]): SiteIndexGroup => {
    const group: SiteIndexGroup = { title, links: [], groups: [] };
    for (const item of items) {
      if (item.type === 'category') {
        const own = item.link?.type === 'doc' ? linkTo(item.link.id) : [];
        const { links, groups: inner } = groupOf(item.label, item.items);
        group.groups.push({ title: item.label, links: [...own, ...links], groups: inner });
      } else if (item.type === 'doc' || item.type === 'ref') {
        group.links.push(...linkTo(item.id));
      }
    }
    return group;
  };

  const groups = Object.entries(sidebars).map(([name, items]) =>
    groupOf(titles[name] ?? name, items),
  );
  const listed = new Set(groups.flatMap(allPaths));
  const others = docs
    .filter(({ permalink, unlisted }) => !unlisted && !listed.has(permalink))
    .flatMap(({ id }) => linkTo(id));
  return others.length > 0 ? [...groups, { title: 'More', links: others, groups: [] }] : groups;
}

function allPaths({ links, groups }: SiteIndexGroup): string[] {
  return [...links.map(({ path }) => path), ...groups.flatMap(allPaths)];
}
