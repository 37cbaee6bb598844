import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SketchFiles } from 'sketch-player/sandboxDocument';
import * as v from 'valibot';
import { p5MajorSchema } from 'sketch-player/p5Majors';
import { devFolder, isDevelopment } from '../../files';
import { sketchFolders } from '../sketches/folders';
import { publishedFolder } from '../sketches/reading/exampleFiles';
import { readSketches } from '../sketches/reading/examples';
import { bundleModules, bundleScript } from '../bundleScript';
import { embeddedFiles } from '../runner';
import { renderSandboxDocument } from '../runner/document';
import { renderEmbedDocument } from './document';

/** These addresses lack the base URL. */
const folder = 'embed/';
const sandbox = 'embed/sketch/';

const servedSchema = v.object({ url: v.string() });

/** What the plugin `library-files` knows of the files that it serves. */
const contentSchema = v.object({
  files: v.array(v.object({ name: v.string(), url: v.string() })),
  p5: v.array(v.object({ major: p5MajorSchema, file: servedSchema, sound: servedSchema })),
  textmode: servedSchema,
});

/** Writes the page that other sites frame; see README.md. */
export default function embedPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  let files: SketchFiles | undefined;
  return {
    name: 'embed',

    async contentLoaded({ actions }) {
      await Promise.resolve();
      actions.setGlobalData({ url: folder });
    },

    async allContentLoaded({ allContent }) {
      const examples = await readSketches(sketchFolders(siteDir).examples);
      files = {
        ...filesOf(allContent['library-files']?.default, baseUrl),
        folders: examples.flatMap((example) => publishedFolder(example, baseUrl) ?? []),
      };
      if (isDevelopment()) await writeDocuments(devFolder, files, baseUrl);
    },

    async postBuild({ outDir }) {
      if (!files) throw new Error('The page for other sites needs the addresses of the library.');
      await writeDocuments(outDir, files, baseUrl);
    },
  };
}

function filesOf(content: unknown, baseUrl: string): SketchFiles {
  const { files, p5, textmode } = v.parse(contentSchema, content);
  const withBase = (url: string): string => baseUrl + url.replace(/^\//, '');
  const addressOf = (name: string): string => {
    const file = files.find((each) => each.name === name);
    if (!file) throw new Error(`${name} is not served.`);
    return withBase(file.url);
  };
  return {
    sandbox: baseUrl + sandbox,
    embeddedFiles: baseUrl + embeddedFiles,
    p5: p5.map(({ major, file, sound }) => ({
      major,
      url: withBase(file.url),
      sound: withBase(sound.url),
    })),
    library: addressOf('p5.asciify.umd.js'),
    shape: addressOf('p5.asciify-shape.umd.js'),
    textmode: withBase(textmode.url),
    playground: `${baseUrl}playground`,
  };
}

async function writeDocuments(outDir: string, files: SketchFiles, baseUrl: string): Promise<void> {
  const [{ entry, modules }, code] = await Promise.all([
    bundleModules(require.resolve('sketch-player/embed'), { EMBEDDED_FILES: files }),
    bundleScript(require.resolve('sketch-player/sandbox')),
  ]);
  await mkdir(join(outDir, sandbox), { recursive: true });
  await Promise.all([
    ...modules.map(({ name, text }) => writeFile(join(outDir, folder, name), text)),
    writeFile(
      join(outDir, folder, 'index.html'),
      // From the root, because some servers show the page without a slash at the end of its address.
      renderEmbedDocument(baseUrl + folder + entry),
    ),
    writeFile(join(outDir, sandbox, 'index.html'), renderSandboxDocument(code)),
  ]);
}
