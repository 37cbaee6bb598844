/**
 * Reads the table of what readers type and what they mean by it, a YAML file of the site, and adds it to
 * the index. An entry that leads nowhere stops the build.
 */
import * as v from 'valibot';
import { parse } from 'yaml';
import { createCatalogue, type Catalogue } from '../engine/catalogue';
import { vocabularyKey } from '../engine/query';
import { chunksOf, joinParts } from '../engine/words';
import type { SearchIndex, SearchPage } from '../searchIndex';
import type { IndexedSite } from './buildIndex';

const phrase = v.pipe(v.string(), v.trim(), v.nonEmpty('a phrase is empty'));
const phrases = v.pipe(v.array(phrase), v.minLength(1, 'a list of phrases is empty'));

const tableSchema = v.strictObject({
  /** Words of the docs, and the phrases that readers use for the same things. */
  words: v.record(v.string(), phrases),
  /** Addresses of pages and sections, and what readers type when they mean them. */
  pages: v.record(v.string(), phrases),
  /** Queries that are proposed to a reader who found nothing. */
  suggestions: phrases,
});

export type ReadersWords = v.InferOutput<typeof tableSchema>;

export const noWords: ReadersWords = { words: {}, pages: {}, suggestions: [] };

/**
 * @param file Name of the table in error messages.
 * @throws Error when the text is no such table.
 */
export function parseReadersWords(text: string, file: string): ReadersWords {
  const result = v.safeParse(tableSchema, parseYaml(text, file));
  if (result.success) return result.output;
  const problems = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'table'}: ${issue.message}`,
  );
  throw new Error(listed(file, problems));
}

function parseYaml(text: string, file: string): unknown {
  try {
    // Every scalar is a text: "404" is something that readers type.
    return parse(text, { schema: 'failsafe' });
  } catch (error) {
    throw new Error(listed(file, [error instanceof Error ? error.message : String(error)]), {
      cause: error,
    });
  }
}

/**
 * Adds the table to the index.
 *
 * @throws Error that lists every word, page and suggestion of the table that leads nowhere.
 */
export function withReadersWords(
  { pages, sections }: IndexedSite,
  table: ReadersWords,
  file: string,
): SearchIndex {
  const problems: string[] = [];
  const asked = new Map<number, string[]>();
  for (const [target, typed] of Object.entries(table.pages)) {
    const section = sectionAt({ pages, sections }, target);
    if (typeof section === 'string') problems.push(section);
    else asked.set(section, [...(asked.get(section) ?? []), ...typed]);
  }
  const index: SearchIndex = {
    pages,
    sections: sections.map((section, position) => {
      const typed = asked.get(position);
      return typed ? { ...section, asked: typed } : section;
    }),
    words: vocabularyOf(table.words),
    suggestions: table.suggestions,
  };
  const plain = createCatalogue({ pages, sections, words: {}, suggestions: [] });
  for (const word of Object.keys(table.words)) {
    if (!finds(plain, word)) problems.push(`words: “${word}” stands in no page.`);
  }
  // A suggestion that the pages answer without the table needs no second catalogue.
  let whole: Catalogue | undefined;
  for (const suggestion of table.suggestions) {
    if (finds(plain, suggestion)) continue;
    whole ??= createCatalogue(index);
    if (!finds(whole, suggestion)) problems.push(`suggestions: “${suggestion}” finds nothing.`);
  }
  if (problems.length > 0) throw new Error(listed(file, problems));
  return index;
}

const finds = (catalogue: Catalogue, query: string): boolean =>
  catalogue.find(query, () => true).length > 0;

const listed = (file: string, problems: readonly string[]): string =>
  [`${file}:`, ...problems.map((problem) => `  ${problem}`)].join('\n');

/** @returns The position of the section, or a message about its address. */
function sectionAt({ pages, sections }: IndexedSite, target: string): number | string {
  const [path = '', anchor] = target.split('#');
  const plain = (one: string): string => one.replace(/^\/|\/$/g, '');
  const page = pages.findIndex((candidate) => plain(candidate.path) === plain(path));
  if (page < 0) return `pages: ${path} is no page that the search knows.${alike(pages, path)}`;
  const own = sections.flatMap((section, position) =>
    section.page === page ? [{ section, position }] : [],
  );
  const found = own.find(({ section }) =>
    anchor === undefined ? !section.headings : section.anchor === anchor,
  );
  if (found) return found.position;
  const anchors = own.flatMap(({ section }) => section.anchor ?? []).join(', ');
  return `pages: ${path} has no section #${anchor}. Its sections: ${anchors || 'none'}.`;
}

/** A hint with the pages whose path has the same last part: often only the folder is wrong. */
function alike(pages: readonly SearchPage[], path: string): string {
  const name = path.split('/').findLast(Boolean) ?? '';
  const others = pages.map((page) => page.path).filter((other) => name && other.includes(name));
  return others.length > 0 ? ` Is it one of these? ${others.map((o) => `/${o}`).join(', ')}` : '';
}

function vocabularyOf(words: ReadersWords['words']): SearchIndex['words'] {
  const vocabulary: Record<string, string[]> = {};
  for (const [word, typed] of Object.entries(words)) {
    const term = joinParts(chunksOf(word).flat());
    for (const one of typed) {
      const key = vocabularyKey(one);
      vocabulary[key] = [...(vocabulary[key] ?? []), term];
    }
  }
  return vocabulary;
}
