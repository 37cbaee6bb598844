/** Makes a link, a file or a folder of a sketch, to use it outside this page. Loaded on demand. */
import { compileParts } from '../../source/compileProgram';
import { encodeShare } from '../share/share';
import { documentFor, type SketchFiles } from '../../host/sandboxDocument';
import { SHAPE_PLUGIN } from '../../protocol/importable';
import { inFile } from '../failures';
import { refusals } from '../messages';
import { blobOf, scriptsOf, type OwnFile } from '../ownFiles/OwnFile';
import type { PublishedFiles } from '../published/PublishedFiles';
import type { SessionState } from '../state';
import { neededScripts } from '../neededScripts';
import { embedFiles, pathOf } from './embedFiles';
import { htmlFile } from './htmlFile';
import { soundOnDisk } from './soundOnDisk';

/** A sketch that is to be taken along. */
export interface Exported {
  state: Pick<SessionState, 'source' | 'major' | 'seed'>;
  title: string;
  /** The reader's own files for it. */
  own: readonly OwnFile[];
  /** Those that were published with it. */
  published: PublishedFiles;
}

/** A link that opens the sketch in the playground. It names files, and has no more of them. */
export async function shareAddress(
  { playground }: Pick<SketchFiles, 'playground'>,
  { state: { source, major, seed }, title, own, published }: Exported,
): Promise<string> {
  const hash = await encodeShare({
    code: source,
    p5: major,
    seed,
    title: title.slice(0, 100),
    ...(own.length > 0 && { files: own.map(({ name }) => name) }),
    folder: published.folderName,
  });
  return new URL(playground + hash, window.location.href).href;
}

/** The page that shows the sketch in a frame of another site. */
export async function embedAddress(files: SketchFiles, exported: Exported): Promise<string> {
  return shareAddress({ playground: files.embed ?? files.playground }, exported);
}

/** The sketch as one HTML file that needs nothing else. */
export async function sketchPage(files: SketchFiles, exported: Exported): Promise<Blob> {
  const { code, usesModules, libraries, before, embedded, hasSound } = await prepare(
    files,
    exported,
  );
  const html = htmlFile({
    title: exported.title,
    code,
    usesModules,
    hasSound,
    libraries: [...libraries.map(({ text }) => text), ...(hasSound ? [soundOnDisk] : [])],
    before: [...(embedded === undefined ? [] : [embedded]), ...before.map(({ text }) => text)],
  });
  return new Blob([html], { type: 'text/html' });
}

/** The sketch as a zip of a folder whose page runs by double click. */
export async function sketchZip(files: SketchFiles, exported: Exported): Promise<Blob> {
  const { title } = exported;
  const [{ libraries, ...prepared }, { sketchFolder, zipFolder }, contents] = await Promise.all([
    prepare(files, exported),
    import('./sketchFolder'),
    contentsOf(exported),
  ]);
  const folder = sketchFolder({ title, ...prepared, scripts: libraries, files: contents });
  return new Blob([zipFolder(folder)], { type: 'application/zip' });
}

/** Files by the paths at which the sketch asks for them; not its further scripts. */
async function contentsOf({
  state,
  own,
  published,
}: Exported): Promise<Record<string, Uint8Array>> {
  const scripts = scriptsOf(own);
  const code = [...scripts.map((script) => script.code), state.source].join('\n');
  const all = await published.with(own);
  const others = all.filter(({ name }) => !scripts.some((script) => script.name === name));
  const entries = await Promise.all(
    others.map(async (file) => {
      const bytes = new Uint8Array(await blobOf(file).arrayBuffer());
      return [pathOf(file.name, code), bytes] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Compiles a sketch and its further scripts to plain scripts, and fetches what they need. */
async function prepare(files: SketchFiles, { state: { source, major }, own, published }: Exported) {
  const scripts = scriptsOf(own);
  const compiled = compileParts(source, scripts, { guardsLoops: false });
  if (!compiled.ok) {
    const { file, line, message } = compiled.problem;
    throw new Error(
      file === undefined ? refusals.inLine(line, message) : inFile(file, line, message),
    );
  }
  const all = [source, ...scripts.map(({ code }) => code)];
  const document = documentFor(files, major);
  const plain = document.libraries.filter((url) => url !== files.shape || all.some(usesShape));
  const addresses = neededScripts({ ...document, libraries: plain }, all);
  const hasSound = document.sound !== undefined && addresses.includes(document.sound);
  const provided = await published.with(own);
  const [libraries, embedded] = await Promise.all([
    Promise.all(addresses.map(async (url) => ({ name: nameIn(url), text: await fetchText(url) }))),
    // Further scripts are there as scripts; a sketch that reads them as text finds them, too.
    provided.length > 0
      ? fetchText(files.embeddedFiles).then((provider) => embedFiles(provided, provider))
      : undefined,
  ]);
  const { code, usesModules } = compiled.sketch;
  const before = compiled.scripts.map((script) => ({ name: script.name, text: script.code }));
  return { code, usesModules, before, libraries, embedded, hasSound };
}

/** The name of the file that an address leads to. */
function nameIn(url: string): string {
  return new URL(url, window.location.href).pathname.split('/').at(-1) ?? '';
}

/** Whether a sketch names the shape renderer, as a global or as a module. */
function usesShape(source: string): boolean {
  return source.includes(SHAPE_PLUGIN) || source.includes('p5.asciify-shape');
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(refusals.notLoaded(url, response.status));
  return response.text();
}
