import { expect, test } from './support/reading';
import { LiveExample, openExample, phone, runShared, sketchWith, words1 } from './support/live';
import { inMotion } from './support/page';

test.use({ viewport: phone, ...inMotion });

test.describe('controls', () => {
  test('a link that opens it in the playground, and waits there where motion is unwelcome', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const example = await openExample(page);
    await example.choose('Copy a link to this sketch');
    await expect(example.root.getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    const shared = new LiveExample(page, page.locator('main'));
    await expect(shared.editor).toContainText(words1);
    await expect(page.locator('iframe')).toHaveCount(0);
    await shared.button('Run').click();
    await shared.is('running');
  });

  test('a link holds what chance began with, so that the picture is the same', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const drawn = async (example: LiveExample): Promise<unknown> => {
      await example.is('running');
      return example.evaluate('window.drawn');
    };
    const code = sketchWith('').replace(
      'background(0);',
      'background(0);\n  window.drawn ??= [random(), noise(5), Math.random()];',
    );
    const first = await runShared(page, code);
    const numbers = await drawn(first);
    // Pressed by keyboard: with WebGL in software a click beside a busy sketch can hit its sandbox.
    await first.root.getByText('More', { exact: true }).press('Enter');
    await first.button('Copy a link to this sketch').press('Enter');
    await expect(first.root.getByText('Link copied.')).toBeVisible();
    await first.button('Restart').press('Enter');
    await first.is('running');
    await expect.poll(() => drawn(first).catch(() => numbers)).not.toEqual(numbers);

    await page.goto('/docs/intro');
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    const second = new LiveExample(page, page.locator('main'));
    await second.button('Run').click();
    expect(await drawn(second)).toEqual(numbers);
  });
});
