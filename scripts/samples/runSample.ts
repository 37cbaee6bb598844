import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { html } from '../../packages/p5.asciify/test/browser/harness/document';
import type { P5Major } from 'sketch-player/p5Majors';
import { openDocument, openSketch, type SketchPage } from '../sketches/openSketch';

const require = createRequire(import.meta.url);
const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');
const libraryFiles = ['p5.asciify', 'p5.asciify-shape'].flatMap((name) =>
  ['umd', 'esm'].map((format) => join(repository, 'packages', name, `dist/${name}.${format}.js`)),
);

/** Size of the canvas: small, so that many samples run quickly; 20 × 12 cells of 16 pixels. */
const size = { width: 320, height: 192 };
const frames = 3;

/**
 * Runs a sketch for a few frames, pressing the keys that it listens to.
 *
 * @param files Names of files that the sketch loads; each is answered with a font.
 * @returns What the page complains of: warnings, errors and exceptions.
 */
export async function runSketch(
  sketchPage: SketchPage,
  source: string,
  major: P5Major,
  files: string[] = [],
): Promise<string[]> {
  const { page } = sketchPage;
  for (const file of files) {
    await page.route(`**/${file}`, (route) =>
      route.fulfill({
        path: require.resolve('@fontsource/vt323/files/vt323-latin-400-normal.woff'),
      }),
    );
  }
  const complaints = await openSketch(sketchPage, { source }, major, size, { antialias: false });
  const draw = (count: number) =>
    page
      .evaluate((n) => window.drawFrames(n, n), count)
      .catch((error: unknown) => complaints.push(String(error)));
  await draw(frames);
  for (const key of keysOf(source)) await page.keyboard.press(key);
  if (/\bmouse\w*\(\)/.test(source)) await page.mouse.click(size.width / 2, size.height / 3);
  await draw(frames + 1);
  await page.unrouteAll();
  return complaints;
}

/**
 * Opens a complete page and waits until it shows characters.
 *
 * @param sketch Folder of the sketch that the page loads as `sketch.js`.
 * @returns What the page complains of: warnings, errors and exceptions.
 */
export async function runPage(
  sketchPage: SketchPage,
  document: string,
  major: P5Major,
  sketch?: string,
): Promise<string[]> {
  const { page } = sketchPage;
  const files = [
    join(repository, 'node_modules', `p5-${major}`, 'lib/p5.min.js'),
    ...libraryFiles,
    ...(sketch === undefined ? [] : [join(repository, sketch, 'sketch.js')]),
  ];
  for (const path of files) {
    await page.route(`**/${basename(path)}`, (route) =>
      route.fulfill({ path, contentType: 'text/javascript; charset=utf-8' }),
    );
  }
  const complaints = await openDocument(sketchPage, document, size);
  await page
    .waitForFunction(showsCharacters, null, { timeout: 10_000 })
    .catch((error: unknown) => complaints.push(String(error)));
  await page.unrouteAll();
  return complaints;
}

/** Runs in the page: whether characters are shown. An asciifier that is not set up yet throws. */
function showsCharacters(): boolean {
  try {
    return Boolean(window.p5asciify.asciifiers[0]?.toString().trim());
  } catch {
    return false;
  }
}

/** Runs a module in a page whose import map resolves p5.js, the library and its shape renderer. */
export function runModule(sketchPage: SketchPage, code: string, major: P5Major): Promise<string[]> {
  const imports = {
    p5: 'data:text/javascript,export default window.p5',
    'p5.asciify': './p5.asciify.esm.js',
    'p5.asciify-shape': './p5.asciify-shape.esm.js',
  };
  const document = html(
    `<script src="p5.min.js"></script>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">${code}</script>`,
  );
  return runPage(sketchPage, document, major);
}

/** The keys that a sketch listens to: single characters in quotes in its source. */
function keysOf(source: string): string[] {
  if (!/\bkey(Pressed|Typed|Released)\(/.test(source)) return [];
  return [...new Set(Array.from(source.matchAll(/'(\w)'/g), ([, key = '']) => key))];
}
