/** Makes a link or a file of a sketch, to use it outside this page. Loaded on demand. */
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
  { p5, library, shape }: SketchFiles,
  { source, major }: SessionState,
  title: string,
): Promise<Blob> {
  const sketch = compileSketch(source, { guardsLoops: false });
  if (!sketch.ok) throw new Error(refusals.inLine(sketch.problem.line, sketch.problem.message));
  const scripts = [releaseOf(p5, major).url, library];
  if (shape !== undefined && usesShape(source)) scripts.push(shape);
  const { code, usesModules } = sketch;
  const libraries = await Promise.all(scripts.map(fetchText));
  const html = htmlFile({ title, code, usesModules, libraries });
  return new Blob([html], { type: 'text/html' });
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
