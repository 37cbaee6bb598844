/** Makes a link, a file or a folder of a sketch, to use it outside this page. Loaded on demand. */
import { compileSketch } from '../../source/compile';
import { encodeShare } from '../share/share';
import type { SketchFiles } from '../../host/sandboxDocument';
import { releaseOf } from '../../p5Majors';
import { SHAPE_PLUGIN } from '../../protocol/importable';
import { refusals } from '../messages';
import type { SessionState } from '../state';
import { htmlFile } from './htmlFile';

/** A link that opens the sketch in the playground. */
export async function shareAddress(
  { playground }: SketchFiles,
  { source, major, seed }: SessionState,
  title: string,
): Promise<string> {
  const hash = await encodeShare({ code: source, p5: major, seed, title: title.slice(0, 100) });
  return new URL(playground + hash, window.location.href).href;
}

/** The sketch as one HTML file that needs nothing else. */
export async function sketchPage(
  files: SketchFiles,
  state: SessionState,
  title: string,
): Promise<Blob> {
  const { code, usesModules, scripts } = await prepare(files, state);
  const libraries = scripts.map(({ text }) => text);
  const html = htmlFile({ title, code, usesModules, libraries });
  return new Blob([html], { type: 'text/html' });
}

/** The sketch as a zip of a folder whose page runs by double click. */
export async function sketchZip(
  files: SketchFiles,
  state: SessionState,
  title: string,
): Promise<Blob> {
  const [{ code, usesModules, scripts }, { sketchFolder, zipFolder }] = await Promise.all([
    prepare(files, state),
    import('./sketchFolder'),
  ]);
  const folder = sketchFolder({ title, code, usesModules, scripts });
  return new Blob([zipFolder(folder)], { type: 'application/zip' });
}

/** Compiles a sketch to a plain script, and fetches what it needs. */
async function prepare({ p5, library, shape }: SketchFiles, { source, major }: SessionState) {
  const sketch = compileSketch(source, { guardsLoops: false });
  if (!sketch.ok) throw new Error(refusals.inLine(sketch.problem.line, sketch.problem.message));
  const addresses = [releaseOf(p5, major).url, library];
  if (shape !== undefined && usesShape(source)) addresses.push(shape);
  const scripts = await Promise.all(
    addresses.map(async (url) => ({ name: nameIn(url), text: await fetchText(url) })),
  );
  return { code: sketch.code, usesModules: sketch.usesModules, scripts };
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
