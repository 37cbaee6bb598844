/** After the build, a Markdown copy of every page, and the files that lead to them; see README.md. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { parseBuiltPage } from '../builtPage';
import { docsContent } from '../docsContent';
import { siteIndexOf, type SiteIndexGroup } from '../local-search/siteIndex';
import { renderLlmsFullTxt, renderLlmsTxt, type Head, type MirroredPage } from './llmsTxt';
import { mirrorPath } from './mirrorPath';
import { sectionsOf } from './sections';
import { toMarkdown } from './toMarkdown';

export default function markdownMirrorPlugin({ baseUrl, siteConfig }: LoadContext): Plugin {
  const siteUrl = siteConfig.url + baseUrl;
  let groups: SiteIndexGroup[] = [];

  return {
    name: 'markdown-mirror',

    allContentLoaded({ allContent }) {
      const versions = docsContent(allContent)?.loadedVersions ?? [];
      groups = versions.flatMap((version) => siteIndexOf(version, {}));
    },

    async postBuild({ outDir, routesPaths, routesBuildMetadata }) {
      const paths = routesPaths
        .filter((path) => !path.endsWith('.html') && !routesBuildMetadata[path]?.noIndex)
        .map((path) => path.slice(baseUrl.length));
      const pages: MirroredPage[] = [];
      for (const path of paths) {
        const page = await parseBuiltPage(routesPaths, outDir, path);
        const markdown = page && toMarkdown(page, siteUrl + path);
        if (!markdown) throw new Error(`The page ${baseUrl}${path} has no main content to copy.`);
        const file = mirrorPath(baseUrl + path, baseUrl);
        await write(join(outDir, file), markdown);
        const heading = select('main h1', page);
        const description = select('meta[name="description"]', page)?.properties.content;
        pages.push({
          route: path.replace(/\/$/, ''),
          title: heading ? plain(toString(heading)) : path,
          description: typeof description === 'string' ? plain(description) : '',
          url: siteUrl + file,
          markdown,
        });
      }

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
      await write(join(outDir, 'llms.txt'), renderLlmsTxt(head, sections));
      await write(join(outDir, 'llms-full.txt'), renderLlmsFullTxt(head, sections));
    },
  };
}

function plain(text: string): string {
  return text
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
