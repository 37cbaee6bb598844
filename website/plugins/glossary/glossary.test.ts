import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { hasTermLinks } from './linkedPages';
import { measureGlossary } from './measureGlossary';
import { remarkGlossary } from './remarkGlossary';
import { parseTerms, summaryOf, terms, topics } from './terms';

describe('the list', () => {
  it('has at least 35 terms, each with its own id, title and forms', () => {
    expect(terms.length).toBeGreaterThanOrEqual(35);
    const forms = terms.flatMap((term) => term.forms);
    for (const names of [terms.map(({ id }) => id), terms.map(({ title }) => title), forms]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('names the entry and the field that is wrong', () => {
    const [first] = terms;
    expect(() => parseTerms([first, { ...first, topic: 'Other' }])).toThrow(
      `- entry 1.topic: expected one of: ${topics.join('; ')}`,
    );
    expect(() => parseTerms({})).toThrow('- expected a list of terms');
  });

  it('has terms for every topic', () => {
    expect(new Set(terms.map(({ topic }) => topic))).toEqual(new Set(topics));
  });

  it.each(terms.map((term) => [term.title, term] as const))(
    '%s: one to three sentences',
    (_, term) => {
      const sentences = term.description.match(/[.!?](?= [A-Z]|$)/g) ?? [];
      expect(sentences.length).toBeGreaterThanOrEqual(1);
      expect(sentences.length).toBeLessThanOrEqual(3);
      expect(term.description).toMatch(/\.$/);
      expect(summaryOf(term).length).toBeLessThanOrEqual(150);
    },
  );
});

describe('the links', () => {
  it('leave no term out', async () => {
    const { unlinked, pages } = await measureGlossary();
    expect(unlinked.map(({ title }) => title)).toEqual([]);
    // The guides, not a folder that has moved.
    expect(pages.length).toBeGreaterThan(20);
  });

  it('stand in guides, and not in the reference, the glossary and what is no guide', () => {
    expect(['guides/fundamentals', 'intro', 'culture/history'].every(hasTermLinks)).toBe(true);
    expect(['api/index', 'culture/glossary', 'legal/imprint-en'].some(hasTermLinks)).toBe(false);
  });
});

describe('remarkGlossary', () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
  const tree: Root = processor.parse(
    readFileSync(join(import.meta.dirname, '../../docs/culture/glossary.mdx'), 'utf8').replace(
      /^---[^]*?\n---\n/,
      '',
    ),
  );
  remarkGlossary()(tree);
  const page = processor.stringify(tree);

  it('has a heading for each topic and each term, and its text', () => {
    expect(page).not.toContain('<Glossary');
    for (const topic of topics) expect(page).toContain(`\n## ${topic}\n`);
    for (const { title } of terms) expect(page).toContain(`\n### ${title}\n`);
    expect(page).toContain('`U+0041` is the letter A. → [Fonts](/docs/in-depth/fonts)');
  });

  it('gives each heading the id that links name', () => {
    const ids = tree.children.flatMap((node) =>
      node.type === 'heading' && node.depth === 3 ? [node.data?.hProperties?.id] : [],
    );
    expect(ids.toSorted()).toEqual(terms.map(({ id }) => id).toSorted());
  });
});
