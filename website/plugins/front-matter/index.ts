import { basename, join, relative, sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { describeApiPages } from '../api-reference/describePage';
import { parseFrontMatter, type Kind } from './frontMatter';

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
