import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isDriverRemark } from '../browser.js';
import type { P5Major } from 'sketch-player/p5Majors';
import { SHAPE_PLUGIN } from 'sketch-player/importable';
import { html, LIBRARY_SCRIPT } from '../../packages/p5.asciify/test/browser/harness/document';
import { SHAPE_SCRIPT } from '../../packages/p5.asciify-shape/test/browser/shapeScript';
import type { Site } from '../../packages/p5.asciify/test/browser/harness/site';

/**
 * The page and the server for sketches. All sketches open in the same page, one after the other, so
 * that the browser compiles p5.js only once.
 */
export interface SketchPage {
  page: Page;
  site: Site;
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

/**
 * Opens a sketch in global mode. It draws when `window.drawFrames()` is called.
 *
 * @param antialias Whether edges matter to who looks at the picture.
 */
export function openSketch(
  sketchPage: SketchPage,
  source: string,
  major: P5Major,
  size: Size,
  { antialias }: { antialias: boolean },
): Promise<string[]> {
  const document = html(
    [
      ...(antialias ? [] : [`<script>${withoutAntialiasing}</script>`]),
      `<script src="/p5-${major}/p5.min.js"></script>`,
      `<script src="${LIBRARY_SCRIPT}"></script>`,
      ...(source.includes(SHAPE_PLUGIN) ? [`<script src="${SHAPE_SCRIPT}"></script>`] : []),
      `<script>${stepper}</script>`,
      // A `</script` in the sketch's code must not end the element.
      `<script>${source.replaceAll('</script', '<\\/script')}</script>`,
    ].join('\n'),
  );
  return openDocument(sketchPage, document, size);
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
): Promise<string[]> {
  const complaints: string[] = [];
  page.removeAllListeners('console').on('console', (message) => {
    if (!['warning', 'error', 'assert'].includes(message.type())) return;
    if (!isDriverRemark(message.text())) complaints.push(message.text());
  });
  page.removeAllListeners('pageerror').on('pageerror', (error) => complaints.push(String(error)));
  await page.setViewportSize(size);
  await page.goto(site.publish(document));
  return complaints;
}
