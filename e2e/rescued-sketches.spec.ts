/** Broken sketches run once they are repaired: each in the sandbox of one player, one after the other. */
import { brokenSketches, type BrokenSketch } from '../testing/brokenSketches';
import { openShared, phone, sketchWith, type LiveExample } from './support/live';
import { expect, test, type Locator } from './support/test';

test.use({ viewport: phone });
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
      await player.page.keyboard.press('Escape');
    });
  }
  expect(failures.join('\n\n')).toBe('');
});

async function runRepaired(player: LiveExample, sketch: BrokenSketch): Promise<void> {
  const { source, major = '1', runsOn = major } = sketch;
  const version = player.button(`p5 ${major}.x`);
  if ((await version.getAttribute('aria-pressed')) === 'false') await version.press('Enter');
  await player.write(source);
  const repaired = player.root.getByRole('group', { name: 'Repaired' });
  await expect(repaired).toHaveCount(0);
  await openPanel(player.button('Repair'));
  await player.button('Apply').press('Enter');
  // The box comes with the run of the repaired sketch.
  await expect(repaired).toBeVisible();
  await player.is('running');
  const hasDrawn = async () => {
    const text = await player.evaluate('p5asciify.asciifier().toString()');
    return typeof text === 'string' && /\S/.test(text);
  };
  await expect.poll(hasDrawn).toBe(true);
  // What a repair leaves wrong often shows in the second frame only.
  const next = `typeof frameCount === 'number' && isLooping() ? frameCount : 3`;
  await expect.poll(() => player.evaluate(next)).toBeGreaterThanOrEqual(3);
  await expect(player.problem).toHaveCount(0);
  await expect(player.button(`p5 ${runsOn}.x`)).toHaveAttribute('aria-pressed', 'true');
}

async function openPanel(tool: Locator): Promise<void> {
  if ((await tool.getAttribute('aria-expanded')) === 'false') await tool.press('Enter');
}
