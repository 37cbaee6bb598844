/**
 * A thousand sources as they come about while typing, each made to run while a sketch runs: no black
 * frame, no lost context, nothing in the page's console. They run when the player, the library or p5.js
 * has changed (README.md, "Proofs").
 */
import { fileURLToPath } from 'node:url';
import { codeFingerprint, fingerprintOf } from '../scripts/proofs/fingerprint';
import { readProven } from '../scripts/proofs/proven';
import { annotationType } from '../scripts/proofs/records';
import { mutated } from '../testing/mutations';
import { desktop } from './support/live';
import { base, body, evaluate, frames, head, openLive, type, watch } from './support/liveCoding';
import { inMotion } from './support/page';
import { expect, test } from './support/test';

// The sketch stays in view beside the editor: out of view, browsers give it no frames.
test.use({ viewport: desktop, ...inMotion });

const sources = 1000;
/** Number of sources in a test: a test has one page, and an endless loop would end it for all. */
const share = 125;

/** What is on the canvas of a sketch once it draws. */
interface Look {
  brightest: number;
  isLost: boolean;
}

/** Tells every tenth of a second what is seen of a sketch; for all documents of a page. */
function lookAtCanvas(): void {
  if (window.top === window) return;
  setInterval(() => {
    const canvas = document.querySelector('canvas');
    const gl = canvas?.getContext('webgl2');
    // A sketch is seen from its first frame on.
    if (!canvas || !gl || !(Number(Reflect.get(window, 'frameCount')) > 1)) return;
    const small = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
    const context = small.getContext('2d');
    context?.drawImage(canvas, 0, 0, 8, 8);
    const data = context?.getImageData(0, 0, 8, 8).data ?? [];
    const look = {
      brightest: Math.max(...data.filter((_, i) => i % 4 < 3)),
      isLost: gl.isContextLost(),
    };
    const tell: unknown = Reflect.get(window, 'tellLook');
    if (typeof tell === 'function') Reflect.apply(tell, undefined, [look]);
  }, 100);
}

/** A promise of two frames of the sketch, in which an edit takes effect or is refused. */
const nextFrames =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

const isQuick = (source: string) => !source.includes('while (true)');
const allSources = Array.from({ length: sources * 1.2 }, (_, i) => head + mutated(body, i))
  .filter(isQuick)
  .slice(0, sources);

/** The playground with its player, the sandbox and its document: they decide what an edit does. */
const player = await codeFingerprint([
  'website/src/pages/playground.tsx',
  'website/plugins/runner/document.ts',
  'packages/sketch-player/src/sandbox/main.ts',
]);
const proven = await readProven(fileURLToPath(import.meta.url));

for (let first = 0; first < sources; first += share) {
  const p5 = (first / share) % 2 === 0 ? '1' : '2';
  const fingerprint = fingerprintOf(player, p5, first);
  const details = { annotation: { type: annotationType, description: fingerprint } };
  const title = `sources ${first + 1} to ${first + share}, on p5.js ${p5}.x`;
  // oxlint-disable-next-line typescript/unbound-method -- It does not use `this`.
  const declare = proven.has(fingerprint) ? test.skip : test;
  declare(title, details, async ({ page }) => {
    // Three quarters of a minute on an idle machine.
    test.setTimeout(240_000);
    const looks: Look[] = [];
    await page.exposeFunction('tellLook', (look: Look) => looks.push(look));
    await page.addInitScript(lookAtCanvas);
    const shared = await openLive(page, p5);
    const watched = await watch(page, shared);
    await expect.poll(() => frames(shared)).toBeGreaterThan(2);
    const part = allSources.slice(first, first + share);
    expect(part).toHaveLength(share);
    for (const source of part) {
      await type(shared, source);
      await page.keyboard.press('ControlOrMeta+Enter');
      await evaluate(shared, nextFrames);
    }
    await type(shared, base.replace("'first'", "'last'"));
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(() => evaluate(shared, 'window.drawnAfter')).toBe('last');
    const before = await frames(shared);
    await expect.poll(() => frames(shared)).toBeGreaterThan(before);
    expect(looks.length).toBeGreaterThan(10);
    expect(looks.filter(({ brightest, isLost }) => isLost || brightest < 100)).toEqual([]);
    expect(await watched.statuses()).toEqual([]);
    expect(watched.errors).toEqual([]);
  });
}
