import { useMemo } from 'react';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { P5Major } from 'sketch-player/p5Majors';
import type { PlayerSetup } from 'sketch-player/setup';
import * as v from 'valibot';
import { announce } from '@site/src/components/Announcer';
import {
  findFile,
  parseLibraryFiles,
  SHAPE_SCRIPT,
} from '@site/src/components/InstallSnippet/parseLibraryFiles';
import CodeBlock from '@site/src/theme/CodeBlock';
import { embedGuide, helpPages } from './helpPages';

const folderSchema = v.object({ url: v.string() });
const runnerSchema = v.object({ url: v.string(), embeddedFiles: v.string() });

/** What this site gives to its players. */
export function useSiteSetup(): PlayerSetup {
  const runner = usePluginData('runner');
  const embed = usePluginData('embed');
  const library = usePluginData('library-files');
  const { withBaseUrl } = useBaseUrlUtils();
  return useMemo(() => {
    const served = parseLibraryFiles(library);
    const { url, embeddedFiles } = v.parse(runnerSchema, runner);
    const files = {
      sandbox: withBaseUrl(url),
      embeddedFiles: withBaseUrl(embeddedFiles),
      offlineWorker: withBaseUrl('sw.js'),
      p5: served.p5.map((release) => ({
        ...release,
        url: withBaseUrl(release.url),
        sound: withBaseUrl(release.sound),
      })),
      library: withBaseUrl(findFile(served, 'p5.asciify.umd.js').url),
      shape: withBaseUrl(findFile(served, SHAPE_SCRIPT).url),
      textmode: withBaseUrl(served.textmode),
      playground: withBaseUrl('/playground'),
      embed: withBaseUrl(v.parse(folderSchema, embed).url),
    };
    return { files, loadCompletions, helpPages, embedGuide, announce, Link, CodeBlock };
  }, [runner, embed, library, withBaseUrl]);
}

/** Loads the data about p5.js and the library that `plugins/completions` has written. */
async function loadCompletions(major: P5Major): Promise<unknown[]> {
  return await Promise.all([
    import('@generated/completions/default/p5.asciify.json').then(dataOf),
    // The bundler makes a chunk of each file whose name fits.
    import(`@generated/completions/default/p5-${major}.json`).then(dataOf),
  ]);
}

const dataOf = (module: unknown): unknown =>
  v.parse(v.object({ default: v.unknown() }), module).default;
