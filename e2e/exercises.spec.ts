/**
 * Exercises check what they say: the starter and the wrong answers fail, each answer passes. The
 * frames are drawn without a page around them; the tests of the component come after.
 */
import { parseFrame } from 'sketch-player/characterFrame';
import type { P5Major } from 'sketch-player/p5Majors';
import { exportFrames } from '../scripts/sketches/captureFrame';
import { exerciseCanvas, readExercises } from '../website/plugins/sketches/reading/exercises';
import { checkFrame, type Finding } from '../website/shared/checkFrame';
import { needsMotion } from '../website/shared/exerciseRules';
import { hydrated } from './support/page';
import { readProofs } from './support/proofs';
import type { SketchPage } from '../scripts/sketches/openSketch';
import { expect, test } from './support/sketchPage';

// WebGL in software is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const exercises = await readExercises(new URL('../exercises/', import.meta.url).pathname);

type Exercise = (typeof exercises)[number];

async function check(
  sketchPage: SketchPage,
  { rules, frame, colours, targetFrame }: Exercise,
  source: string,
  major: P5Major,
): Promise<Finding[]> {
  const moments = rules.some(needsMotion) ? [0, 10, 20] : [0];
  const frames = moments.map((later) => targetFrame + later);
  const drawn = await exportFrames(sketchPage, source, frames, exerciseCanvas, major);
  const [first, ...later] = drawn.map(parseFrame);
  if (!first) throw new Error('There is no frame.');
  const target = { frame, colours: colours.characters.flat().map((colour) => colour ?? null) };
  return rules.map((rule) => checkFrame(rule, first, target, later));
}

/** The findings that are not met, without the list of all cells. */
const unmet = (findings: readonly Finding[]) =>
  findings
    .filter(({ isMet }) => !isMet)
    .map((finding) => ({ ...finding, ...('wrong' in finding && { wrong: undefined }) }));

const proofOf = await readProofs(import.meta.url);

for (const exercise of exercises) {
  const { slug, starter, solutions, wrong, rules, frame, colours, targetFrame, p5 } = exercise;
  const aims = [rules, frame, colours, targetFrame];
  for (const major of p5) {
    const proof = proofOf(...aims, solutions, major);
    proof.test(`${slug} on p5 ${major}.x: answers pass`, proof.details, async ({ sketchPage }) => {
      for (const source of solutions) {
        expect(unmet(await check(sketchPage, exercise, source, major))).toEqual([]);
      }
    });
  }

  const major = p5[0] ?? '1';
  const proof = proofOf(...aims, starter, wrong, major);
  const title = `${slug}: the starter and wrong answers fail`;
  proof.test(title, proof.details, async ({ sketchPage }) => {
    for (const source of [starter, ...wrong]) {
      // A sketch that stops with an error fails too.
      const passes = await check(sketchPage, exercise, source, major).then(
        (findings) => unmet(findings).length === 0,
        () => false,
      );
      expect(passes, source).toBe(false);
    }
  });
}

test.describe('on its page', () => {
  const page = '/docs/guides/fundamentals';
  const place = '[data-exercise="three-characters"]';

  test('a reader checks, takes a hint and an answer, and is told that it is right', async ({
    page: opened,
  }) => {
    await hydrated(opened, page);
    const exercise = opened.locator(place);
    const result = exercise.locator('[role="status"]').filter({ hasText: /right|Not yet/ });
    const button = exercise.getByRole('button', { name: 'Check my sketch' });
    await button.click();
    await expect(result).toContainText('Not yet.');
    await expect(result).toContainText('These characters should not appear: ');
    await result.getByText('Where your cells differ').click();
    await expect(result).toContainText(/The cells that differ are in rows \d+ to \d+ and columns/);

    await exercise.getByText('Hint 1 of 3').press('Enter');
    await expect(exercise.getByText('an option for its characters')).toBeVisible();
    await expect(exercise.getByText('Hint 2 of 3')).toBeVisible();

    await exercise.getByText('Show an answer').press('Enter');
    await exercise.getByRole('button', { name: 'Put this answer into the editor' }).first().click();
    await button.click();
    await expect(result).toContainText('That is right.');
  });

  test('a sketch that throws is no answer, and the result says so', async ({ page: opened }) => {
    await hydrated(opened, page);
    const exercise = opened.locator(place);
    await exercise.getByRole('button', { name: 'Edit', exact: true }).click();
    const editor = exercise.getByRole('textbox', { name: /sketch\.js/ });
    await editor.press('Control+End');
    await editor.press('Enter');
    await opened.keyboard.insertText('nothingOfThatName();');
    await exercise.getByRole('button', { name: 'Check my sketch' }).click();
    await expect(exercise.getByText('The sketch does not run.')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the task, the target, hints and answers can be read', async ({ page: opened }) => {
      await opened.goto(page);
      const exercise = opened.locator(place);
      await expect(exercise.getByRole('img', { name: /^The target/ })).toBeVisible();
      const note = exercise.locator('noscript p').last();
      await expect(note).toBeVisible();
      await expect(note).toHaveText('This page can check your sketch when JavaScript is on.');
      await exercise.getByText('Hint 1 of 3').click();
      await expect(exercise.getByText('an option for its characters')).toBeVisible();
      await expect(exercise.getByRole('button', { name: 'Check my sketch' })).toBeHidden();
    });
  });
});
