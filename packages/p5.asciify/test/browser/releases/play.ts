/** Opens the page of a row, lives through its moments, and reads what became of each. */
import type { Page } from '@playwright/test';
import { harnessScript, html, LIBRARY_SCRIPT } from '../harness/document';
import { wrongPixels } from '../harness/display';
import { pixelAt, type Pixels } from '../harness/pixels';
import type { Site } from '../harness/site';
import { Sketch, type Cell } from '../harness/sketch';
import { majorOf } from '../../releaseNumbers';
import { inline } from './markup';
import { withoutLibrary, type Addresses, type Moment, type Row } from './row';

declare global {
  /** What the page has noted, oldest first. */
  const calls: string[];
}

/** What a page shows after a moment. */
export interface Seen {
  readonly calls: readonly string[];
  readonly canvas: Pixels;
  /** Undefined with p5.js alone. */
  readonly converted?: Converted;
}

/** What the library made of a sketch. */
export interface Converted {
  /** The text of each asciifier; none if the library has set up nothing, or has drawn nothing. */
  readonly texts: readonly (readonly string[])[];
  /** What `draw()` left, and what is wrong with the pixels that the canvas shows in its place. */
  readonly drawn?: { readonly capture: Pixels; readonly wrong: readonly string[] };
}

export interface Played {
  readonly seen: readonly Seen[];
  /** Why the last moment was not reached. */
  readonly failure?: string;
  /** What stands in the console, uncaught errors included. */
  readonly console: readonly string[];
}

/** How long the page may take from one moment to the next, in milliseconds. */
const PATIENCE = 15_000;

const NOTES = inline(
  `${harnessScript()}\nconst calls = [];\nfunction note(name) { calls.push(name); }`,
);

/** Where a page with or without the library loads its files from. */
function addresses(release: string, withLibrary: boolean): Addresses {
  const module = LIBRARY_SCRIPT.replace('umd', 'esm');
  return {
    p5: (file) => `/p5/${release}/${file}`,
    major: majorOf(release),
    library: withLibrary ? { script: LIBRARY_SCRIPT, module } : undefined,
  };
}

export async function play(
  page: Page,
  site: Site,
  row: Row,
  { release, withLibrary }: { release: string; withLibrary: boolean },
): Promise<Played> {
  const head = [NOTES, ...row.head(addresses(release, withLibrary))].join('\n');
  const sketch = new Sketch(page);
  const seen: Seen[] = [];
  let failure: string | undefined;
  try {
    await page.goto(site.publish(html(head, row.body), row.files));
    for (const moment of row.moments(majorOf(release))) {
      const before = seen.flatMap((each) => each.calls).length;
      const noted = withLibrary ? moment.calls : withoutLibrary(moment.calls);
      await reach(sketch, moment, before + noted.length, row.reports);
      seen.push(await look(sketch, before, withLibrary));
    }
  } catch (error) {
    const noted = await page.evaluate(() => calls.join(', '));
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    failure = `${reason} Until then: ${noted || 'nothing'}.`;
  }
  for (const event of ['console', 'pageerror'] as const) page.removeAllListeners(event);
  const console = [...sketch.console.map((entry) => entry.text()), ...sketch.errors.map(String)];
  return { seen, failure, console };
}

/**
 * Does what a moment says, and waits until enough was noted, and for what may follow unasked.
 *
 * @param allowed An error that does not count.
 * @throws {Error} when the page reports an error, or notes too little.
 */
async function reach(
  sketch: Sketch,
  { act }: Moment,
  count: number,
  allowed: string | undefined,
): Promise<void> {
  const { page } = sketch;
  const counts = ({ message }: Error) => message !== allowed;
  const failed = new Promise<never>((_resolve, reject) => {
    page.on('pageerror', (error) => {
      if (counts(error)) reject(error);
    });
  });
  // It may come when the moment has been reached already.
  failed.catch(() => {});
  const reached = async () => {
    if (act !== undefined) await page.evaluate(`(async () => {\n${act}\n})()`);
    await page
      .waitForFunction((n) => calls.length >= n, count, { timeout: PATIENCE })
      .catch(() => Promise.reject(new Error(`${count} calls were expected.`)));
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
  };
  await Promise.race([failed, reached()]);
  const early = sketch.errors.find(counts);
  if (early) throw early;
}

async function look(sketch: Sketch, before: number, withLibrary: boolean): Promise<Seen> {
  const noted = await sketch.evaluate((start) => calls.slice(start), before);
  const canvas = await sketch.canvas();
  return {
    calls: noted,
    canvas,
    ...(withLibrary && { converted: await readConverted(sketch, canvas) }),
  };
}

async function readConverted(sketch: Sketch, canvas: Pixels): Promise<Converted> {
  const { texts, font } = await sketch.evaluate(() => {
    // A row may load the library later.
    const asciifiers = typeof p5asciify === 'undefined' ? [] : p5asciify.asciifiers;
    try {
      const all = asciifiers.map((asciifier) => asciifier.toString());
      return {
        texts: all.some((text) => text.trim()) ? all.map((text) => text.split('\n')) : [],
        font: asciifiers[0]?.fontManager.characters.map(({ character }) => character) ?? [],
      };
    } catch {
      // Nothing has been set up.
      return { texts: [], font: [] };
    }
  });
  const shown = texts.at(-1);
  if (!shown) return { texts };
  const capture = await sketch.capture();
  const atlas = await sketch.atlas();
  const cols = shown[0]?.length ?? 0;
  const wrong = wrongPixels(canvas, cellsOf(shown, capture), { cols, font, atlas });
  return { texts, drawn: { capture, wrong } };
}

/** The cells of a text: each character in the colour of the captured frame, on black. */
function cellsOf(text: readonly string[], capture: Pixels): Cell[] {
  const on = { x: capture.width / (text[0]?.length ?? 1), y: capture.height / text.length };
  const off = [0, 0, 0, 255] as const;
  return text.flatMap((row, y) =>
    Array.from(row, (character, x) => ({
      character,
      primary: pixelAt(capture, Math.floor((x + 0.5) * on.x), Math.floor((y + 0.5) * on.y)),
      secondary: off,
      transform: off,
      rotation: off,
    })),
  );
}
