import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { devFolder, isDevelopment } from '../../files';
import { colourPicture } from '../examples/colourPicture';
import type { Example } from '../examples/readExamples';
import { writeAssets } from '../examples/writeAssets';
import { highlight } from '../highlighting/highlight';
import { changeOf, markNewLines } from './changeOf';
import { readSteps } from './readSteps';

/** Where the sketches of the course are. */
export function courseFolder(siteDir: string): string {
  return join(siteDir, '../course');
}

/** Gives pages the steps of the course; see README.md. */
export default function coursePlugin({ siteDir, baseUrl }: LoadContext): Plugin<Example[]> {
  const folder = courseFolder(siteDir);
  return {
    name: 'course',
    getPathsToWatch: () => [join(folder, '*/*')],
    loadContent: () => readSteps(folder),

    async contentLoaded({ content: steps, actions }) {
      if (isDevelopment()) await writeAssets(devFolder, steps.map(pictureOf));
      const shown = await Promise.all(
        steps.map(async ({ source }) => {
          const trimmed = source.trimEnd();
          return { source: trimmed, html: await highlight(trimmed, 'js') };
        }),
      );
      for (const [index, step] of steps.entries()) {
        const [before, after] = [shown[index - 1], shown[index]];
        if (!after) continue;
        const { path, hasBackgrounds } = pictureOf(step);
        const { slug, title, summary, p5, capture, needs, frame } = step;
        await actions.createData(`${slug}.json`, {
          slug,
          title,
          summary,
          p5,
          capture,
          needs,
          frame,
          colours: { image: baseUrl + path, hasBackgrounds },
          html: before ? markNewLines(before, after) : after.html,
          change: before && changeOf(before, after),
        });
      }
      const list = steps.map(({ slug, title }) => ({ slug, title }));
      await actions.createData('steps.json', list);
      const sources = steps.map(({ slug, source }) => [slug, source.trimEnd()] as const);
      await actions.createData('sources.json', Object.fromEntries(sources));
    },

    postBuild: ({ outDir, content }) => writeAssets(outDir, content.map(pictureOf)),
  };
}

const pictureOf = ({ slug, colours }: Example) => colourPicture(slug, colours);
