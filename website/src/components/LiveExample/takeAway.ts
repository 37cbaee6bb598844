/** Makes a link or a file of a sketch, to use it outside this page. Loaded on demand. */
import { htmlFile } from '@site/src/live/download';
import type { SessionState } from '@site/src/live/session/state';
import { encodeShare } from '@site/src/live/share';
import { compileSketch } from '@site/src/live/source';
import type { SiteFiles } from './useSiteFiles';

/** A link that opens the sketch in the playground. */
export async function shareAddress(
  { playground }: SiteFiles,
  { source, line, seed }: SessionState,
  title: string,
): Promise<string> {
  const hash = await encodeShare({ code: source, p5: line, seed, title: title.slice(0, 100) });
  return new URL(playground + hash, window.location.href).href;
}

/** The sketch as one HTML file that needs nothing else. */
export async function sketchPage(
  { p5, library }: SiteFiles,
  { source, line }: SessionState,
  title: string,
): Promise<Blob> {
  const sketch = compileSketch(source, { guardsLoops: false });
  if (!sketch.ok) throw new Error(`Line ${sketch.problem.line}: ${sketch.problem.message}`);
  const [p5Source, librarySource] = await Promise.all([fetchText(p5[line]), fetchText(library)]);
  const { code, usesModules } = sketch;
  const html = htmlFile({ title, code, usesModules, p5Source, librarySource });
  return new Blob([html], { type: 'text/html' });
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (status ${response.status}).`);
  return response.text();
}
