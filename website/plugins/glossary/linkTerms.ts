/** Links the terms of the glossary in the text of a page. */
import type { Link, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type {} from 'mdast-util-mdx';
import type {} from 'mdast-util-to-hast';
import { addressOf, glossaryPage, summaryOf, type Term } from './terms';

/** More links in one paragraph would read as a list of links. */
export const mostInParagraph = 2;

/**
 * Links the first mention of each term, at most two in a paragraph; the next paragraph that mentions
 * a third one gets its link. Terms that the author has linked are left alone, and so are those that
 * the whole page is about.
 *
 * @param page The address of the page, such as `/docs/in-depth/grid`.
 * @returns The terms that were linked.
 */
export function linkTerms(tree: Root, terms: readonly Term[], page: string): Term[] {
  const taken = linkedBy(tree);
  const open = new Set(terms.filter((term) => !explains(page, term) && !taken(term)));
  const forms = formsOf(terms);
  const linked: Term[] = [];
  visitParagraphs(tree, (paragraph) => {
    let left = mostInParagraph;
    visitText(paragraph, (node) => {
      const parts: PhrasingContent[] = [];
      let rest = node.value;
      while (left > 0) {
        const found = firstMention(rest, forms);
        if (!found) break;
        const end = found.start + found.word.length;
        if (open.delete(found.term)) {
          parts.push(...textOf(rest.slice(0, found.start)), linkTo(found.term, found.word));
          linked.push(found.term);
          left -= 1;
        } else {
          // As a whole: "frame rate" mentions no frame, even where it is linked already.
          parts.push(...textOf(rest.slice(0, end)));
        }
        rest = rest.slice(end);
      }
      return parts.some(({ type }) => type === 'link') ? [...parts, ...textOf(rest)] : undefined;
    });
  });
  return linked;
}

/** Whether a page is about a term. One that has a section about it mentions it before as well. */
function explains(page: string, { more }: Term): boolean {
  return more?.to === page;
}

/** Tells whether a page links a term already: to its entry, or with the term as the text. */
function linkedBy(tree: Root): (term: Term) => boolean {
  const links = linksIn(tree);
  const texts = new Set(links.map((link) => toString(link).toLowerCase()));
  return ({ id, forms }) =>
    links.some(({ url }) => url.endsWith(`#${id}`) && url.includes(entries)) ||
    forms.some((form) => texts.has(form.toLowerCase()));
}

/** The page of the glossary, in addresses and in paths of files. */
const entries = glossaryPage.replace('/docs', '');

function linksIn(node: Nodes): Link[] {
  if (node.type === 'link') return [node];
  return 'children' in node ? node.children.flatMap(linksIn) : [];
}

interface Mention {
  term: Term;
  word: string;
  start: number;
}

/** The mention that comes first; of those that begin at the same place, the longest. */
function firstMention(text: string, { pattern, termOf }: Forms): Mention | undefined {
  const found = pattern.exec(text);
  const [word = ''] = found ?? [];
  const term = termOf.get(word.replace(/\s+/g, ' '));
  return found && term ? { term, word, start: found.index } : undefined;
}

/** The forms of all terms, in one pattern: a text is searched once and not for each form. */
interface Forms {
  pattern: RegExp;
  /** Terms by their forms, in lower case and as a sentence begins with them. */
  termOf: ReadonlyMap<string, Term>;
}

const known = new WeakMap<readonly Term[], Forms>();

function formsOf(terms: readonly Term[]): Forms {
  const forms = known.get(terms) ?? createForms(terms);
  known.set(terms, forms);
  return forms;
}

/** A form is found as a word of its own. A sentence may begin with it, and a line may break in it. */
function createForms(terms: readonly Term[]): Forms {
  const termOf = new Map<string, Term>();
  for (const term of terms) {
    for (const form of term.forms) {
      for (const word of [form, capitalised(form)]) {
        if (!termOf.has(word)) termOf.set(word, term);
      }
    }
  }
  const longestFirst = [...termOf.keys()].sort((a, b) => b.length - a.length);
  const words = longestFirst.map((word) =>
    word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'),
  );
  const pattern = new RegExp(
    `(?<![\\p{L}\\d_./-])(?:${words.join('|')})(?![\\p{L}\\d_-]|\\.\\p{L})`,
    'u',
  );
  return { pattern, termOf };
}

const capitalised = (form: string): string => form.charAt(0).toUpperCase() + form.slice(1);

function textOf(value: string): Text[] {
  return value === '' ? [] : [{ type: 'text', value }];
}

function linkTo(term: Term, word: string): Link {
  return {
    type: 'link',
    url: addressOf(term),
    title: summaryOf(term),
    children: [{ type: 'text', value: word }],
    data: { hProperties: { className: ['glossary-term'] } },
  };
}

/** Elements in MDX whose text is running text of the page. */
const transparent = new Set([
  'div',
  'section',
  'details',
  'ul',
  'ol',
  'li',
  'p',
  'Tabs',
  'TabItem',
]);

/** Calls back for each paragraph of running text: not for headings, tables, controls, captions. */
function visitParagraphs(parent: Parents, visitor: (paragraph: Parents) => void): void {
  for (const child of parent.children) {
    if (child.type === 'paragraph') {
      if (!isTitle(child)) visitor(child);
    } else if ('children' in child && isOpen(child)) visitParagraphs(child, visitor);
  }
}

function isOpen(node: Parents): boolean {
  if (node.type === 'mdxJsxFlowElement') return node.name !== null && transparent.has(node.name);
  return node.type !== 'heading' && node.type !== 'table';
}

/** The title of an admonition. */
function isTitle({ data }: Parents): boolean {
  return data !== undefined && 'directiveLabel' in data;
}

/** Calls back for each text of a paragraph, but not of links and elements, and replaces it. */
function visitText(parent: Parents, replace: (node: Text) => PhrasingContent[] | undefined): void {
  for (const child of [...parent.children]) {
    if (child.type === 'text') {
      const parts = replace(child);
      const siblings: Nodes[] = parent.children;
      if (parts) siblings.splice(siblings.indexOf(child), 1, ...parts);
    } else if (child.type === 'emphasis' || child.type === 'strong') visitText(child, replace);
  }
}
