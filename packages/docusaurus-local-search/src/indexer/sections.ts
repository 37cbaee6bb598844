/** Takes the content of a page apart at its headings. */
import type { Element, Nodes, RootContent } from 'hast';
import { headingLevel, isBlock, isSilent, textOf } from './html';

export interface PageSection {
  anchor?: string;
  /** Headings from level 2 down to the section's own; `null` for levels that are left out. */
  headings: (string | null)[];
  text: string;
  code: string[];
  /** Names of the entries that are shown in it; see `SearchEntry`. */
  entries: string[];
}

/** Headings that begin a section; others belong to the text of their section. */
export type IsSection = (heading: { level: number; title: string }) => boolean;

/**
 * @param entryAttribute The `data-` attribute by which pages name entries: what is inside its
 *   element is no prose.
 */
export function sectionsOf(
  content: Nodes,
  isSection: IsSection,
  entryAttribute = '',
): PageSection[] {
  const entryProperty = entryAttribute.replace(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
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
    const entry = node.properties[entryProperty];
    if (typeof entry === 'string') current().entries.push(entry);
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
  return { anchor, headings, text: '', code: [], entries: [] };
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

/** Strings and comments, which hold words rather than names; a string of one word is a name. */
const noise = /\/\/.*|\/\*[\s\S]*?\*\/|`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

const keywords = new Set(
  (
    'as async await break case catch class const continue default delete do else export extends ' +
    'false finally for from function if import in instanceof let new null of return static super ' +
    'switch this throw true try typeof undefined var void while yield'
  ).split(' '),
);

/**
 * The names that a code sample uses: what it can be found by, without being read as prose. Each
 * name once, in the order of appearance; loop counters and the like are left out.
 */
export function identifiersIn(code: string): string[] {
  const names = code
    .replace(noise, (match) => (/^['"`][\w-]+['"`]$/.test(match) ? match : ' '))
    .match(/[\p{L}_$][\p{L}\p{N}_$]*/gu);
  return [...new Set(names)].filter((name) => name.length > 2 && !keywords.has(name));
}
