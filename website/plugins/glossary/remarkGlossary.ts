import type { Heading, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type {} from 'mdast-util-mdx';
import type {} from 'mdast-util-to-hast';
import { terms, topics, type Term } from './terms';

/**
 * Puts the terms of the glossary in the place of `<Glossary/>`: a heading for each topic, and one for
 * each term, so that the table of contents and the search lead to it.
 */
export function remarkGlossary() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', ({ name }, index, parent) => {
      if (name !== 'Glossary' || !parent || index === undefined) return undefined;
      const sections = topics.flatMap(sectionOf);
      parent.children.splice(index, 1, ...sections);
      return [SKIP, index + sections.length];
    });
  };
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

function sectionOf(topic: Term['topic']): RootContent[] {
  const own = terms
    .filter((term) => term.topic === topic)
    .sort((a, b) => collator.compare(a.title, b.title));
  return [heading(2, topic), ...own.flatMap(entryOf)];
}

function entryOf({ id, title, description, more }: Term): RootContent[] {
  const words: PhrasingContent[] = withCode(description);
  if (more) {
    const link: PhrasingContent = { type: 'link', url: more.to, children: withCode(more.label) };
    words.push({ type: 'text', value: ' → ' }, link);
  }
  const paragraph: Paragraph = { type: 'paragraph', children: words };
  return [heading(3, title, id), paragraph];
}

function heading(depth: Heading['depth'], text: string, id?: string): Heading {
  return {
    type: 'heading',
    depth,
    children: [{ type: 'text', value: text }],
    ...(id !== undefined && { data: { hProperties: { id } } }),
  };
}

/** A text with code in backticks. */
function withCode(text: string): PhrasingContent[] {
  return text.split('`').flatMap((value, index): PhrasingContent[] => {
    if (value === '') return [];
    return [index % 2 === 1 ? { type: 'inlineCode', value } : { type: 'text', value }];
  });
}
