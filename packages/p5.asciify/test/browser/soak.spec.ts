/**
 * Draws many frames while canvas, fonts, asciifiers and contexts change, and looks for what is left
 * behind. `SOAK_FRAMES` says how many.
 */
import type P5 from 'p5';
import { html, LIBRARY_SCRIPT, p5Script } from './harness/document';
import { COUNT_SCRIPT } from './harness/living';
import { expect, test } from './harness/test';

const FRAMES = Number(process.env['SOAK_FRAMES'] ?? 300);
/** Frames of one sketch. Then its context is lost, and another sketch takes its place. */
const FRAMES_OF_A_SKETCH = 100;

/**
 * Bytes that p5 may keep of each sketch that was removed. Without the library, 2.3 keeps 77 kB of
 * this one, and 1.x about 3 kB.
 */
const KEPT_BY_P5 = 100_000;

/** What a page holds at the end of a sketch, when everything has been set back. */
interface Rest {
  living: Record<string, number>;
  text: string;
}

test('thousands of frames leave the graphics card and the heap as they were', async ({
  sketch,
  site,
  p5,
  page,
}) => {
  test.setTimeout(60_000 + FRAMES * 400);
  const scripts = [COUNT_SCRIPT, p5Script(p5), LIBRARY_SCRIPT];
  const head = scripts.map((src) => `<script src="${src}"></script>`).join('\n');
  await page.goto(site.publish(html(head)));
  // The browser and the library say so when a context is lost, which is what this is about.
  sketch.expected.push(/CONTEXT_LOST|context lost|taken the WebGL context/i);

  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };

  const rests: Rest[] = [];
  const heaps: number[] = [];
  for (let drawn = 0; drawn < FRAMES; drawn += FRAMES_OF_A_SKETCH) {
    rests.push(await page.evaluate(soakOneSketch, FRAMES_OF_A_SKETCH));
    heaps.push(await heap());
  }
  for (const rest of rests) expect(rest).toEqual(rests[0]);
  const [, second = 0] = heaps;
  const last = heaps.at(-1) ?? 0;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `p5 ${p5}: ${FRAMES} frames, heap ${megabytes(second)} → ${megabytes(last)}, living ${JSON.stringify(rests.at(-1)?.living)}`,
  );
  expect(last - second).toBeLessThan(1e6 + KEPT_BY_P5 * heaps.length);
});

/** Runs in the page. */
async function soakOneSketch(frames: number): Promise<Rest> {
  type Running = Omit<P5, 'redraw' | 'remove'> & {
    redraw(): void | Promise<void>;
    remove(): void | Promise<void>;
  };
  for (const all of Object.values(window.living)) all.clear();
  const p = await new Promise<Running>((resolve) => {
    new window.p5((made: P5) => {
      made.setup = () => {
        made.createCanvas(64, 64, made.WEBGL);
        made.noLoop();
      };
      made.draw = () => {
        made.background(0);
        made.lights();
        made.rotateY(made.frameCount * 0.1);
        made.box(40);
        if (made.frameCount === 1) requestAnimationFrame(() => resolve(made));
      };
    });
  });
  const [first] = p5asciify.asciifiers;
  if (!first) throw new Error('There is no asciifier.');
  for (let frame = 0; frame < frames; frame += 1) {
    const added = frame % 9 === 0 ? await p5asciify.add() : null;
    if (frame % 5 === 0) p.resizeCanvas(64 + (frame % 7) * 8, 64 + (frame % 4) * 8, true);
    if (frame % 6 === 0) first.fontSize(8 + (frame % 3) * 4);
    if (frame % 10 === 0) first.renderer('edge')?.enabled(frame % 20 === 0);
    if (frame % 15 === 0)
      first.renderer('brightness')?.update({ characters: ' .:#'.slice(frame % 3) });
    await p.redraw();
    if (added) p5asciify.remove(added);
  }
  p.resizeCanvas(64, 64, true);
  first.fontSize(16);
  first.renderer('edge')?.enable();
  first.renderer('brightness')?.update({ characters: ' .:#' });
  await p.redraw();
  const living = Object.fromEntries(
    Object.entries(window.living).map(([kind, all]) => [kind, all.size]),
  );
  const rest = { living, text: first.toString() };
  const context: unknown = Reflect.get(p, 'drawingContext');
  if (context instanceof WebGL2RenderingContext) {
    context.getExtension('WEBGL_lose_context')?.loseContext();
  }
  // A sketch goes on without its context, and can be removed.
  await p.redraw();
  await p.remove();
  return rest;
}
