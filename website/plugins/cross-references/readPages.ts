/** Reads the code of guides and examples. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import sidebars from '../../sidebars';
import { scanBlocks } from '../../shared/scanBlocks';
import { galleryOrder } from '../sketches/pages/galleryOrder';
import { readSketches } from '../sketches/reading/examples';
import type { Page } from './references';
import type { Code } from './sampleProgram';

/** A page, and its samples. */
export interface PageCode extends Pick<Page, 'kind' | 'title' | 'target'> {
  codes: Code[];
  /** The inline code of its text, such as `fontSize()`. */
  mentions: readonly string[];
}

/** The categories of the sidebar whose pages are guides. */
const guideCategories = ['Guides', 'Advanced guides', 'In depth'];

/** Pages that tell what has changed use nothing. */
const left = ['help/changelog', 'help/coming-from-an-older-version', 'help/project-status'];

/** The docs in the order of the sidebar, then the examples in the order of the gallery. */
export async function readPages(repository: string): Promise<PageCode[]> {
  const docs = docsIn(sidebars['docsSidebar']).filter(({ id }) => !left.includes(id));
  const examples = await readSketches(join(repository, 'examples'));
  return [
    ...(await Promise.all(docs.map((doc) => readDoc(repository, doc)))),
    ...examples.sort(galleryOrder).map(({ slug, title, source }): PageCode => {
      const codes = [{ language: 'js' as const, text: source }];
      return { kind: 'example', title, target: `/examples/${slug}`, codes, mentions: [] };
    }),
  ];
}

interface Doc {
  id: string;
  kind: 'guide' | 'page';
}

/** The docs that a sidebar names. */
export function docsIn(item: unknown, category?: unknown): Doc[] {
  if (typeof item === 'string') {
    const isGuide = typeof category === 'string' && guideCategories.includes(category);
    return [{ id: item, kind: isGuide ? 'guide' : 'page' }];
  }
  if (Array.isArray(item)) return item.flatMap((one) => docsIn(one, category));
  if (typeof item !== 'object' || item === null) return [];
  // An entry with its own label: `{ type: 'doc', id: 'in-depth/grid', label: 'Grid' }`.
  if ('id' in item) return docsIn(item.id, category);
  if (!('items' in item)) return [];
  return docsIn(item.items, 'label' in item ? item.label : undefined);
}

async function readDoc(repository: string, { id, kind }: Doc): Promise<PageCode> {
  const file = `docs/${id}.mdx`;
  const filePath = join(repository, 'website', file);
  const fileContent = await readFile(filePath, 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const { title } = frontMatter;
  if (typeof title !== 'string') throw new Error(`${file}: front matter: expected a title.`);
  const blocks = scanBlocks(fileContent, file);
  return {
    kind,
    title,
    target: `@site/${file}`,
    mentions: mentionsIn(fileContent),
    codes: blocks.flatMap(({ language, code }) => codesOf(language, code)),
  };
}

/** The inline code of a text. */
export function mentionsIn(markdown: string): string[] {
  const prose = markdown.replace(/^(`{3,})[^]*?^\1/gm, '');
  return Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
}

/** What the compiler can read of a code block: scripts, also those in HTML. */
export function codesOf(language: string, code: string): Code[] {
  if (language === 'js' || language === 'ts') return [{ language, text: code }];
  if (language !== 'html') return [];
  const scripts = code.matchAll(/<script[^>]*>([^]*?)<\/script>/g);
  return Array.from(scripts, ([, text = '']): Code => ({ language: 'js', text })).filter(
    ({ text }) => text.trim() !== '',
  );
}
