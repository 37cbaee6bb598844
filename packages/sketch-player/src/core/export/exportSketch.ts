/** Makes a link or a file of a sketch, to use it outside this page. Loaded on demand. */
import { compileSketch } from '../../source/compile';
import { encodeShare } from '../share/share';
import type { SketchFiles } from '../../host/sandboxDocument';
import { releaseOf } from '../../p5Majors';
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
  { p5, library }: SketchFiles,
  { source, major }: SessionState,
  title: string,
): Promise<Blob> {
  const sketch = compileSketch(source, { guardsLoops: false });
  if (!sketch.ok) throw new Error(refusals.inLine(sketch.problem.line, sketch.problem.message));
  const [p5Source, librarySource] = await Promise.all([
    fetchText(releaseOf(p5, major).url),
    fetchText(library),
  ]);
  const { code, usesModules } = sketch;
  const html = htmlFile({ title, code, usesModules, p5Source, librarySource });
  return new Blob([html], { type: 'text/html' });
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(refusals.notLoaded(url, response.status));
  return response.text();
}
