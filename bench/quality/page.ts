/** Converters that run in a browser: the library's renderers, and textmode.js. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import {
  html,
  LIBRARY_SCRIPT,
  p5Script,
} from '../../packages/p5.asciify/test/browser/harness/document';
import type { Site } from '../../packages/p5.asciify/test/browser/harness/site';
import type { Font } from './cells';

export interface Converted {
  readonly pixels: Uint8Array;
  /** One for each cell, or nothing where they cannot be read. */
  readonly characters: readonly string[] | undefined;
  /** From handing the picture over until its conversion has been drawn. */
  readonly milliseconds: number;
}

/** What a page answers, with bytes in base64. */
interface Answer {
  pixels: string;
  characters: string[] | null;
  milliseconds: number;
}

/** The renderers, and the options that they are given. */
export const RENDERERS = {
  brightness: [['brightness', 'brightness', {}]],
  edge: [['edge', 'edge', { sobelThreshold: 0.1, sampleThreshold: 4 }]],
  both: [
    ['brightness', 'brightness', {}],
    ['edge', 'edge', { sobelThreshold: 0.1, sampleThreshold: 4 }],
  ],
  shape: [['shape', 'shape', {}]],
  'shape, transforms': [['shape', 'shape', { transforms: ['flips', 'turns'] }]],
  'shape, no steadiness': [['shape', 'shape', { steadiness: 0 }]],
} as const;

export type RendererName = keyof typeof RENDERERS;

/** Runs in both pages: what they share. */
const SHARED = `
  const encode = (bytes) => {
    let text = '';
    for (let i = 0; i < bytes.length; i += 8192)
      text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return btoa(text);
  };
  const source = document.createElement('canvas');
  const put = (width, height, text) => {
    Object.assign(source, { width, height });
    const bytes = Uint8ClampedArray.from(atob(text), (c) => c.charCodeAt(0));
    source.getContext('2d').putImageData(new ImageData(bytes, width, height), 0, 0);
  };
  const read = (canvas) => {
    const copy = document.createElement('canvas');
    Object.assign(copy, { width: canvas.width, height: canvas.height });
    const context = copy.getContext('2d', { willReadFrequently: true });
    context.drawImage(canvas, 0, 0);
    return encode(context.getImageData(0, 0, copy.width, copy.height).data);
  };
`;

/** A page in which the library converts pictures. */
export async function openLibrary(
  browser: Browser,
  site: Site,
  width: number,
  height: number,
  size: number,
): Promise<Page> {
  const scripts = [p5Script('1.11'), LIBRARY_SCRIPT, '/shape/p5.asciify-shape.umd.js'];
  const page = await browser.newPage({ viewport: { width, height } });
  const tags = scripts.map((src) => `<script src="${src}"></script>`).join('');
  const script = `${SHARED}
    let picture;
    window.setup = () => { pixelDensity(1); createCanvas(${width}, ${height}, WEBGL); noLoop(); };
    window.setupAsciify = () => {
      p5asciify.registerPlugin(P5AsciifyShape);
      p5asciifier.fontSize(${size});
    };
    window.draw = () => { clear(); if (picture) image(picture, -width / 2, -height / 2, width, height); };
    window.choose = (renderers) => {
      p5asciifier.renderers().clear();
      for (const [name, type, options] of renderers)
        p5asciifier.renderers().add(name, type, { enabled: true, ...options });
    };
    window.convert = (text) => {
      picture = createImage(${width}, ${height});
      picture.loadPixels();
      const bytes = atob(text);
      for (let i = 0; i < bytes.length; i += 1) picture.pixels[i] = bytes.charCodeAt(i);
      picture.updatePixels();
      const pixel = new Uint8Array(4);
      const start = performance.now();
      redraw();
      drawingContext.readPixels(0, 0, 1, 1, drawingContext.RGBA, drawingContext.UNSIGNED_BYTE, pixel);
      const milliseconds = performance.now() - start;
      const canvas = document.querySelector('canvas');
      const characters = [...p5asciifier.toString().replaceAll('\\n', '')];
      return { pixels: read(canvas), characters, milliseconds };
    };
    window.font = () => {
      const { texture, textureColumns, textureRows, characters } = p5asciifier.fontManager;
      texture.loadPixels();
      return {
        width: texture.width, height: texture.height, columns: textureColumns, rows: textureRows,
        pixels: encode(Uint8Array.from(texture.pixels)),
        characters: characters.map(({ character }) => character),
      };
    };`;
  await page.goto(site.publish(html(`${tags}<script>${script}</script>`)));
  await page.waitForFunction('frameCount > 0', undefined, { timeout: 120_000 });
  return page;
}

export async function readFont(page: Page): Promise<Font> {
  const { pixels, characters, ...atlas } = await page.evaluate<{
    width: number;
    height: number;
    columns: number;
    rows: number;
    pixels: string;
    characters: string[];
  }>('font()');
  return { characters, atlas: { ...atlas, data: new Uint8Array(Buffer.from(pixels, 'base64')) } };
}

export async function choose(page: Page, renderer: RendererName): Promise<void> {
  await page.evaluate(`choose(${JSON.stringify(RENDERERS[renderer])})`);
}

export async function convert(page: Page, picture: Uint8Array): Promise<Converted> {
  const text = Buffer.from(picture).toString('base64');
  const { pixels, characters, milliseconds } = await page.evaluate<Answer>(`convert('${text}')`);
  return {
    pixels: new Uint8Array(Buffer.from(pixels, 'base64')),
    characters: characters ?? undefined,
    milliseconds,
  };
}

const require = createRequire(import.meta.url);

/** A page in which textmode.js, as it is published, converts pictures with the same font. */
export async function openTextmode(
  browser: Browser,
  site: Site,
  width: number,
  height: number,
  size: number,
): Promise<Page> {
  const folder = dirname(require.resolve('textmode.js'));
  const code = await readFile(join(folder, 'textmode.umd.js'), 'utf8');
  const fontFolder = dirname(require.resolve('@fontsource/press-start-2p/package.json'));
  const fontFile = join(fontFolder, 'files/press-start-2p-latin-400-normal.woff');
  const font = (await readFile(fontFile)).toString('base64');
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(site.publish(html('')));
  await page.addScriptTag({ content: code });
  const script = `${SHARED}
    const started = (async () => {
      put(${width}, ${height}, btoa('\\0'.repeat(${width * height * 4})));
      const t = textmode.create({
        width: ${width}, height: ${height}, fontSize: ${size},
        fontSource: 'data:font/woff;base64,${font}',
        loadingScreen: { enabled: false },
      });
      let texture;
      await new Promise((ready) => {
        void t.setup(() => {
          texture = t.createTexture(source);
          texture.characters(' .:-=+*%@#');
          texture.charColorMode('sampled');
          texture.cellColorMode('fixed');
          texture.cellColor(0);
          ready();
        });
      });
      t.draw(() => { t.background(0); t.image(texture, t.grid.cols, t.grid.rows); });
      t.noLoop();
      return t;
    })();
    window.convert = async (text) => {
      const t = await started;
      put(${width}, ${height}, text);
      const start = performance.now();
      t.redraw();
      const pixels = read(t.canvas instanceof HTMLCanvasElement ? t.canvas : t.canvas.canvas ?? document.querySelector('canvas'));
      return { pixels, characters: null, milliseconds: performance.now() - start };
    };`;
  await page.addScriptTag({ content: script });
  return page;
}
