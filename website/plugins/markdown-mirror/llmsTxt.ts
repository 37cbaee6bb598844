/**
 * Renders the site for language models: a list of pages, and their text. It also decides which pages
 * are listed, and in which order. https://llmstxt.org
 */
import type { SiteIndexGroup } from 'docusaurus-local-search/siteIndex';
import * as v from 'valibot';

export type MirroredPage = v.InferOutput<typeof mirroredPageSchema>;

export const mirroredPageSchema = v.object({
  /** Path of the page below the base URL, without slashes at its ends. */
  route: v.string(),
  title: v.string(),
  description: v.string(),
  /** Address of the Markdown copy. */
  url: v.string(),
  markdown: v.string(),
});

interface Section {
  title: string;
  pages: MirroredPage[];
}

export interface Head {
  title: string;
  summary: string;
  notes: string;
}

export function renderLlmsTxt(head: Head, sections: readonly Section[]): string {
  const lists = sections.map(
    ({ title, pages }) => `## ${title}\n\n${pages.map(renderLink).join('\n')}`,
  );
  return `${[...renderHead(head), ...lists].join('\n\n')}\n`;
}

export function renderLlmsFullTxt(head: Head, sections: readonly Section[]): string {
  const pages = sections.flatMap((section) => section.pages.map(({ markdown }) => markdown.trim()));
  return `${[...renderHead(head), ...pages].join('\n\n')}\n`;
}

function renderHead({ title, summary, notes }: Head): string[] {
  return [`# ${title}`, `> ${summary}`, notes];
}

function renderLink({ title, url, description }: MirroredPage): string {
  return `- [${title.replace(/[[\]\\]/g, '\\$&')}](${url})${description && `: ${description}`}`;
}

/** By llmstxt.org, a section of this name may be skipped where space is short. */
const optional = 'Optional';

/** Sections by the beginning of the route; the first that matches counts, others are optional. */
const sectionTitles: readonly (readonly [string, string])[] = [
  ['docs/api', 'API reference'],
  ['docs/community/', optional],
  ['docs/donate', optional],
  ['docs/legal/', optional],
  ['docs/', 'Guides'],
  ['examples/', 'Examples'],
];
const order = ['Guides', 'API reference', 'Examples', optional];

/**
 * Pages that only list other pages are left out, because this list has those other pages itself.
 */
const lists = /^(?:blog|blog\/(?:archive|authors|tags)(?:\/.*)?|site-index|playground|examples)$/;

/** @param groups The docs, in the order of their sidebars. */
export function sectionsOf(
  pages: readonly MirroredPage[],
  groups: readonly SiteIndexGroup[],
  baseUrl: string,
): Section[] {
  const positions = new Map(groups.flatMap((group) => routesOf(group, baseUrl)).map(toEntry));
  const positionOf = ({ route }: MirroredPage): number => positions.get(route) ?? positions.size;
  const listed = pages
    .filter(({ route }) => !lists.test(route))
    .sort((a, b) => positionOf(a) - positionOf(b));
  return order
    .map((title) => ({ title, pages: listed.filter((page) => titleOf(page) === title) }))
    .filter((section) => section.pages.length > 0);
}

function titleOf({ route }: MirroredPage): string {
  return sectionTitles.find(([prefix]) => route.startsWith(prefix))?.[1] ?? optional;
}

function routesOf({ links, groups }: SiteIndexGroup, baseUrl: string): string[] {
  const own = links.map(({ path }) => path.slice(baseUrl.length).replace(/\/$/, ''));
  return [...own, ...groups.flatMap((group) => routesOf(group, baseUrl))];
}

function toEntry(route: string, index: number): [string, number] {
  return [route, index];
}
