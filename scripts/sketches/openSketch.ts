import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isSpeedRemark } from '../browser.js';
import type { P5Major } from 'sketch-player/p5Majors';
import { typeOfName } from 'sketch-player/fileKinds';
import { SHAPE_PLUGIN } from 'sketch-player/importable';
import { neededScripts } from 'sketch-player/neededScripts';
import { html, LIBRARY_SCRIPT } from '../../packages/p5.asciify/test/browser/harness/document';
import { SHAPE_SCRIPT } from '../../packages/p5.asciify-shape/test/browser/shapeScript';
import type { FileBeside, Site } from '../../packages/p5.asciify/test/browser/harness/site';

/**
 * The page and the server for sketches. All sketches open in the same page, one after the other, so
 * that the browser compiles p5.js only once.
 */
export interface SketchPage {
  page: Page;
  site: Site;
}

/** A file that a sketch loads by its name. */
export interface SketchFile {
  name: string;
  content: Buffer;
}

export interface SketchSource {
  source: string;
  files?: readonly SketchFile[];
}

export interface Size {
  width: number;
  height: number;
}

const stepper = readFileSync(new URL('stepper.js', import.meta.url), 'utf8');

/**
 * Gives framebuffers one sample per pixel. In software, smoothing edges takes half the time of a
 * lit scene.
 */
const withoutAntialiasing = `{
  const { prototype } = WebGL2RenderingContext;
  const allocate = prototype.renderbufferStorageMultisample;
  prototype.renderbufferStorageMultisample = function (target, samples, ...rest) {
    allocate.call(this, target, 0, ...rest);
  };
}`;

/** Where the test server has textmode.js. */
const TEXTMODE_SCRIPT = '/textmode/textmode.umd.js';

interface Manner {
  /** Whether edges are smooth. They only have to be if somebody looks at the picture. */
  antialias: boolean;
  /** Whether the page has the library; by default it has. */
  library?: boolean | undefined;
}

/**
 * Opens a sketch: one in global mode, or one that needs textmode.js alone. It draws when
 * `window.drawFrames()` is called.
 */
export function openSketch(
  sketchPage: SketchPage,
  { source, files = [] }: SketchSource,
  major: P5Major,
  size: Size,
  { antialias, library = true }: Manner,
): Promise<string[]> {
  const libraries = [
    ...(library ? [LIBRARY_SCRIPT] : []),
    ...(source.includes(SHAPE_PLUGIN) ? [SHAPE_SCRIPT] : []),
  ];
  const p5 = `/p5-${major}/p5.min.js`;
  const scripts = neededScripts({ p5, libraries, textmode: TEXTMODE_SCRIPT }, [source]);
  const document = html(
    [
      ...(antialias ? [] : [`<script>${withoutAntialiasing}</script>`]),
      ...scripts.map((src) => `<script src="${src}"></script>`),
      `<script>${stepper}</script>`,
      // A `</script` in the sketch's code must not end the element.
      `<script>${source.replaceAll('</script', '<\\/script')}</script>`,
    ].join('\n'),
  );
  const beside = files.map(({ name, content }) => {
    return { name, content, type: typeOfName(name)?.media ?? '' };
  });
  return openDocument(sketchPage, document, size, beside);
}

/**
 * Opens a document.
 *
 * @returns The page's warnings, errors and uncaught exceptions; the list grows.
 */
export async function openDocument(
  { page, site }: SketchPage,
  document: string,
  size: Size,
  files: readonly FileBeside[] = [],
): Promise<string[]> {
  // What the sketch before complains of last must not be counted as a complaint of this one.
  await page.goto('about:blank');
  const complaints: string[] = [];
  page.removeAllListeners('console').on('console', (message) => {
    if (!['warning', 'error', 'assert'].includes(message.type())) return;
    if (!isSpeedRemark(message.text())) complaints.push(message.text());
  });
  page.removeAllListeners('pageerror').on('pageerror', (error) => complaints.push(String(error)));
  await page.setViewportSize(size);
  await page.goto(site.publish(document, files));
  return complaints;
}
