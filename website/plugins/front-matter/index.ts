import { basename, join, relative, sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import * as v from 'valibot';
import sidebars from '../../sidebars';
import { describeApiPages } from '../api-reference/generatedPages';

const siteDir = join(__dirname, '../..');

/** Reads the front matter of every Markdown file of the site; see README.md. */
export const readFrontMatter: ParseFrontMatter = async (params) => {
  const file = relative(siteDir, params.filePath).split(sep).join('/');
  if (file.startsWith('docs/api/')) return describeApiPages(params);
  const { frontMatter, content } = await params
    .defaultParseFrontMatter(params)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${file}: front matter: must be YAML: ${reason}`, { cause: error });
    });
  return { frontMatter: parseFrontMatter(frontMatter, kindOf(file), file), content };
};

function kindOf(file: string): Kind {
  if (basename(file).startsWith('_')) return 'partial';
  if (file.startsWith('docs/')) return 'doc';
  return file.startsWith('blog/') ? 'post' : 'page';
}

const text = (what: string, least: number, most: number) => {
  const rule = `must be ${what} of ${least} to ${most} characters, in one line`;
  return v.pipe(v.string(rule), v.regex(new RegExp(`^\\S.{${least - 2},${most - 2}}\\S$`), rule));
};
const names = (example: string) => {
  const rule = `must be a list of names, such as [${example}]`;
  return v.pipe(
    v.array(v.pipe(v.string(rule), v.regex(/^\S(.*\S)?$/, rule)), rule),
    v.minLength(1, 'must name at least one, or be left out'),
  );
};

const sidebarIds = Object.keys(sidebars);
const sidebarRule = `must be null, or the id of a sidebar: ${sidebarIds.join(', ')}`;

/** No link to the neighbour in the sidebar, for pages with ways of their own to the next one. */
const noNeighbour = v.exactOptional(v.null('must be null, or be left out'));

const common = {
  title: text('text', 2, 80),
  // Search engines show about as many characters as the maximum.
  description: text('text', 15, 320),
  keywords: v.exactOptional(names('grid, font')),
  slug: v.exactOptional(
    v.pipe(v.string('must be text'), v.regex(/^[\w./-]+$/, 'must be a part of an address')),
  ),
};

const schemas = {
  doc: fields({
    ...common,
    id: v.exactOptional(v.pipe(v.string('must be text'), v.regex(/^[\w.-]+$/, 'must be a name'))),
    sidebar_position: v.exactOptional(
      v.pipe(v.number('must be a number'), v.finite('must be a finite number')),
    ),
    displayed_sidebar: v.exactOptional(v.nullable(v.picklist(sidebarIds, sidebarRule))),
    pagination_prev: noNeighbour,
    pagination_next: noNeighbour,
  }),
  post: fields({
    ...common,
    authors: names('humanbydefinition'),
    tags: names('p5.js'),
  }),
  page: fields(common),
  /** A file whose name begins with `_`, which other files import. */
  partial: fields({}),
};

export type Kind = keyof typeof schemas;
export type FrontMatter = Record<string, unknown>;

/**
 * Checks front matter against the fields that its kind of file may have.
 *
 * @param file The file's path, for messages.
 * @throws Error naming the file and every rule that its front matter breaks.
 */
export function parseFrontMatter(value: unknown, kind: Kind, file: string): FrontMatter {
  const result = v.safeParse(schemas[kind], value);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => {
    const [first] = issue.path ?? [];
    return `${file}: front matter: ${first ? `${String(first.key)} ` : ''}${issue.message}.`;
  });
  throw new Error(problems.join('\n'));
}

function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const known = Object.keys(entries).join(', ') || 'none, for a file that is a part of others';
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return `is not a known field; known: ${known}`;
    if (received === 'undefined') return 'is missing';
    return `must be fields with values; known: ${known}`;
  });
}
