/** Broken sketches run once they are repaired: each in the sandbox of one player, one after the other. */
import { brokenSketches, type BrokenSketch } from '../testing/brokenSketches';
import { openShared, sketchWith, type LiveExample } from './support/live';
import { expect, test } from './support/test';

// The code stands beside the sketch: browsers give a sandbox no frames while it is out of view.
test.use({ viewport: { width: 1000, height: 700 } });
test.describe.configure({ timeout: 240_000 });

test('repaired sketches draw characters', async ({ page }) => {
  const player = await openShared(page, sketchWith(''));
  await expect(player.button('Repair')).toBeVisible();
  const failures: string[] = [];
  for (const sketch of brokenSketches.filter(({ stillBroken }) => stillBroken === undefined)) {
    await runRepaired(player, sketch).catch(async (error: unknown) => {
      const status = (await player.preview.getAttribute('data-status')) ?? '';
      const said = (await player.problem.allInnerTexts()).join(' ');
      failures.push(`${sketch.name}: ${status} ${said}\n${String(error).split('\n')[0] ?? ''}`);
    });
  }
  expect(failures.join('\n\n')).toBe('');
});

async function runRepaired(player: LiveExample, sketch: BrokenSketch): Promise<void> {
  const { source, major = '1', runsOn = major } = sketch;
  const version = player.button(`p5 ${major}.x`);
  if ((await version.getAttribute('aria-pressed')) === 'false') await version.press('Enter');
  await player.write(source);
  const tool = player.button('Repair');
  if ((await tool.getAttribute('aria-expanded')) === 'false') await tool.press('Enter');
  await player.button('Apply').press('Enter', { timeout: 20_000 });
  expect(await player.page.evaluate(repairedStatus)).toBe('running');
  expect(await player.sketch.locator('html').evaluate(drawnText)).toMatch(/\S/);
  await expect(player.problem).toHaveCount(0);
  await expect(player.button(`p5 ${runsOn}.x`)).toHaveAttribute('aria-pressed', 'true');
}

/**
 * Runs in the page. What became of the repaired sketch: the box comes with its run. Looks at every
 * frame, since there are many sketches.
 */
function repairedStatus(): Promise<string> {
  return new Promise((resolve) => {
    const end = performance.now() + 20_000;
    const look = () => {
      const isRepaired = document.querySelector('[role=group][aria-label=Repaired]') !== null;
      const status = document.querySelector('[data-status]')?.getAttribute('data-status') ?? '';
      const isOver = isRepaired && /^(running|failed|empty)$/.test(status);
      if (isOver || performance.now() > end) resolve(isRepaired ? status : 'not applied');
      else requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Runs in the sandbox. What the sketch has drawn in its third frame, or in its only one: what a
 * repair leaves wrong often shows in the second frame.
 */
function drawnText(): Promise<string> {
  const read = (code: string): unknown => (0, eval)(code);
  const isDrawn = `typeof frameCount !== 'number' || !isLooping() || frameCount >= 3`;
  return new Promise((resolve) => {
    const end = performance.now() + 8000;
    const look = () => {
      const text = read(isDrawn) ? String(read('p5asciify.asciifier().toString()')) : '';
      if (/\S/.test(text) || performance.now() > end) resolve(text);
      else requestAnimationFrame(look);
    };
    look();
  });
}
