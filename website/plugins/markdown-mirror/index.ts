/** After the build, writes a Markdown copy of every page, and lists of these; see README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pagesVersion, takeFromPage } from 'docusaurus-local-search/builtPage';
import { docsContent, siteIndexOf, type SiteIndexGroup } from 'docusaurus-local-search/siteIndex';
import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import * as v from 'valibot';
import { cached } from '../../cache/cached';
import {
  renderLlmsFullTxt,
  renderLlmsTxt,
  type Head,
  type MirroredPage,
  sectionsOf,
} from './llmsTxt';
import { mirrorPath } from '../../shared/addresses';
import { toMarkdown } from './toMarkdown';

const filesSchema = v.record(v.string(), v.string());

export default function markdownMirrorPlugin({ baseUrl, siteConfig }: LoadContext): Plugin {
  const siteUrl = siteConfig.url + baseUrl;
  let groups: SiteIndexGroup[] = [];

  return {
    name: 'markdown-mirror',

    allContentLoaded({ allContent }) {
      const versions = docsContent(allContent)?.loadedVersions ?? [];
      groups = versions.flatMap((version) => siteIndexOf(version, {}));
    },

    postBuild: ({ outDir, routesPaths, routesBuildMetadata }) =>
      PerfLogger.async('markdown-mirror', async () => {
        const paths = routesPaths
          .filter((path) => !path.endsWith('.html') && !routesBuildMetadata[path]?.noIndex)
          .map((path) => path.slice(baseUrl.length));
        const { title, tagline } = siteConfig;
        const inputs = [
          pagesVersion(outDir, baseUrl, routesPaths),
          JSON.stringify([siteUrl, title, tagline, paths, groups]),
        ];
        const files = await cached('markdown-mirror', inputs, async () =>
          JSON.stringify(await mirror(outDir, paths)),
        );
        for (const [file, content] of Object.entries(
          v.parse(filesSchema, JSON.parse(files.toString())),
        )) {
          write(join(outDir, file), content);
        }
      }),
  };

  /** @returns all files, by their path. */
  async function mirror(outDir: string, paths: readonly string[]): Promise<Record<string, string>> {
    const pages = await Promise.all(
      paths.map(async (path) => {
        const page = await takeFromPage(outDir, path, (tree) => readPage(tree, path));
        if (!page) throw new Error(`The page ${baseUrl}${path} has no main content to copy.`);
        return page;
      }),
    );
    const sections = sectionsOf(pages, groups, baseUrl);
    const head: Head = {
      title: siteConfig.title,
      summary: `${siteConfig.tagline}.`,
      notes: [
        `The documentation of p5.asciify, an add-on for p5.js, as Markdown.`,
        `Every page of ${siteUrl} has such a copy: its address with .md in place of the final slash or at the end.`,
        `Live examples are there with their whole source.`,
      ].join(' '),
    };
    return {
      ...Object.fromEntries(
        pages.map(({ url, markdown }) => [url.slice(siteUrl.length), markdown]),
      ),
      'llms.txt': renderLlmsTxt(head, sections),
      'llms-full.txt': renderLlmsFullTxt(head, sections),
    };
  }

  function readPage(page: Root, path: string): MirroredPage | undefined {
    const markdown = toMarkdown(page, siteUrl + path);
    if (!markdown) return undefined;
    const heading = select('main h1', page);
    const description = select('meta[name="description"]', page)?.properties.content;
    return {
      route: path.replace(/\/$/, ''),
      title: heading ? plain(toString(heading)) : path,
      description: typeof description === 'string' ? plain(description) : '',
      url: siteUrl + mirrorPath(baseUrl + path, baseUrl),
      markdown,
    };
  }
}

function plain(text: string): string {
  return text
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
