/** After the build, writes a Markdown copy of every page, and lists of these; see README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pagesVersion } from 'docusaurus-local-search/builtPage';
import { docsContent, siteIndexOf, type SiteIndexGroup } from 'docusaurus-local-search/siteIndex';
import * as v from 'valibot';
import { cached } from '../../cache/cached';
import { threadOf } from '../../threads';
import {
  mirroredPageSchema,
  renderLlmsFullTxt,
  renderLlmsTxt,
  sectionsOf,
  type Head,
} from './llmsTxt';
import type { PagesToRead } from './readPages';

const readPages = threadOf(join(__dirname, 'readPages.ts'));

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
  async function mirror(outDir: string, paths: string[]): Promise<Record<string, string>> {
    const input: PagesToRead = { outDir, baseUrl, siteUrl, paths };
    const pages = v.parse(v.array(mirroredPageSchema), await readPages(input));
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
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
