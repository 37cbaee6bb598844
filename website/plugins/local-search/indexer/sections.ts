/** Takes the content of a page apart at its headings. */
import type { Element, Nodes, RootContent } from 'hast';
import { headingLevel, isBlock, isSilent, textOf } from './html';
import { identifiersIn } from './identifiers';

export interface PageSection {
  anchor?: string;
  /** Headings from level 2 down to the section's own; `null` for levels that are left out. */
  headings: (string | null)[];
  text: string;
  code: string[];
  /** Slugs of the examples that are shown in it. */
  examples: string[];
}

/** Headings that begin a section; others belong to the text of the section they stand in. */
export type IsSection = (heading: { level: number; title: string }) => boolean;

export function sectionsOf(content: Nodes, isSection: IsSection): PageSection[] {
  const sections: PageSection[] = [newSection([])];
  let texts: string[] = [];

  const current = (): PageSection => sections.at(-1) ?? newSection([]);
  const finish = (): void => {
    current().text = texts.join('').replace(/\s+/g, ' ').trim();
    texts = [];
  };
  const visit = (node: RootContent): void => {
    if (node.type === 'text') texts.push(node.value);
    if (node.type !== 'element') return;
    const level = headingLevel(node);
    const title = level ? textOf(node) : '';
    if (level && isSection({ level, title })) {
      finish();
      sections.push(newSection(pathTo(current().headings, level, title), anchorOf(node)));
      return;
    }
    const slug = node.properties['dataExample'];
    if (typeof slug === 'string') current().examples.push(slug);
    else if (node.tagName === 'pre') current().code.push(...identifiersIn(codeOf(node)));
    else if (!isSilent(node) && node.tagName !== 'h1') {
      node.children.forEach(visit);
      // Without a space, the words at the ends of neighbouring blocks would become one word.
      if (isBlock(node)) texts.push(' ');
    }
  };
  if ('children' in content) content.children.forEach(visit);
  finish();
  return sections.map((section) => ({ ...section, code: [...new Set(section.code)] }));
}

function newSection(headings: (string | null)[], anchor?: string): PageSection {
  return { anchor, headings, text: '', code: [], examples: [] };
}

/** The headings above the new one stay; levels that the page leaves out stay empty. */
function pathTo(
  headings: readonly (string | null)[],
  level: number,
  title: string,
): (string | null)[] {
  const above = Array.from({ length: level - 2 }, (_, index) => headings[index] ?? null);
  return [...above, title];
}

function anchorOf(element: Element): string | undefined {
  const { id } = element.properties;
  return typeof id === 'string' ? id : undefined;
}

/** The text of code with its line breaks, which end comments. */
function codeOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return 'children' in node ? node.children.map(codeOf).join('') : '';
}
