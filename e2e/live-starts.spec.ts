import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from './support/reading';
import { linkTo } from '../testing/shareLink';
import { LiveExample, openExample, phone, sketchWith, slug1, page1 } from './support/live';
import { hydrated, inMotion, settled } from './support/page';

test.use({ viewport: phone, ...inMotion });

const notice = 'comes from the link';
const templates = new URL('../website/plugins/sketches/templates/', import.meta.url);
const template = readFileSync(new URL('global.js', templates), 'utf8');

async function follow(page: Page, code: string): Promise<LiveExample> {
  await page.goto(`/playground${linkTo({ code, p5: '1', title: 'Anything' })}`);
  return new LiveExample(page, page.locator('main'));
}

test.describe('the playground', () => {
  test('an example that is opened there carries on playing', async ({ page }) => {
    const example = await openExample(page);
    await example.is('running');
    await example.choose('Open in the playground');
    await page.waitForURL('**/playground#**');
    const opened = new LiveExample(page, page.locator('main'));
    await opened.is('running');
    await expect(page.getByText(notice)).toHaveCount(0);
  });

  test(
    'a link to what the site has published plays, whatever its line ends',
    { tag: '@main' },
    async ({ page }) => {
      const opened = await follow(page, template.replaceAll('\n', '\r\n'));
      await opened.is('running');
      await expect(page.getByText(notice)).toHaveCount(0);
    },
  );

  test('with one letter changed it waits', async ({ page }) => {
    const opened = await follow(page, template.replace('16', '17'));
    await expect(page.getByText(notice)).toBeVisible();
    await opened.editor.waitFor();
    await settled(page);
    await opened.is('idle');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('the title in a link is not that of another sketch of the site', async ({ page }) => {
    const opened = await follow(page, template);
    await opened.is('running');
    await expect(opened.preview.locator('iframe')).toHaveAttribute('title', 'Global mode, running');
  });
});

test.describe('a draft', () => {
  test('says in the playground that it is one, and plays when asked', async ({ page }) => {
    await page.goto('/playground');
    const playground = new LiveExample(page, page.locator('main'));
    await playground.editor.waitFor();
    await playground.write(sketchWith('// mine'));
    await page.reload();
    const note = playground.root.getByRole('group', { name: 'Draft' });
    await expect(note).toContainText('This is your draft from an earlier visit. It does not run');
    await expect(playground.editor).toContainText('// mine');
    await expect(page.locator('iframe')).toHaveCount(0);
    await note.getByRole('button', { name: 'Play the draft' }).click();
    await playground.is('running');
    await expect(note).toHaveCount(0);
  });

  test('says so in an example, and can be given up', async ({ page }) => {
    const example = await openExample(page);
    await example.is('running');
    await example.write(sketchWith('// mine'));
    await expect(example.button('Reset')).toBeVisible();
    await page.reload();
    await example.preview.scrollIntoViewIfNeeded();
    const note = example.root.getByRole('group', { name: 'Draft' });
    await expect(note).toContainText('your draft');
    await expect(page.locator('iframe')).toHaveCount(0);
    page.once('dialog', (dialog) => void dialog.accept());
    await note.getByRole('button', { name: 'Reset the sketch' }).click();
    await expect(note).toHaveCount(0);
    await expect(example.root).not.toContainText('// mine');
    await page.reload();
    await example.preview.scrollIntoViewIfNeeded();
    await example.is('running');
  });
});

test.describe('a press while an example starts by itself', () => {
  const places = [
    { what: 'an example', path: page1, root: `[data-example="${slug1}"]` },
    { what: 'the piece on the home page', path: '/', root: '#__docusaurus header' },
  ];

  /** Opens a page on which no sketch runs, with the pointer on a Play button. */
  async function openStill(page: Page, { path, root }: (typeof places)[number]): Promise<Locator> {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hydrated(page, path);
    const play = page
      .locator(root)
      .getByRole('button', { name: /^(Play|Pause|Stop)$/ })
      .first();
    await play.scrollIntoViewIfNeeded();
    await play.hover();
    await expect(page.locator('[data-dehydrated=true]')).toHaveCount(0);
    await expect(play).toHaveText('Play');
    return play;
  }

  for (const place of places) {
    test(`${place.what} plays on when Play was aimed at`, async ({ page }) => {
      const play = await openStill(page, place);
      await page.mouse.down();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect(play).toHaveText('Pause', { timeout: 25_000 });
      await page.mouse.up();
      await settled(page);
      await expect(play).toHaveText('Pause');
    });

    test(`${place.what} plays on when the key went down on Play`, async ({ page }) => {
      const play = await openStill(page, place);
      await play.focus();
      await page.keyboard.down('Space');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect(play).toHaveText('Pause', { timeout: 25_000 });
      await page.keyboard.up('Space');
      await settled(page);
      await expect(play).toHaveText('Pause');
    });

    test(`${place.what} plays on when the label changes in the moment of the press`, async ({
      page,
    }) => {
      const play = await openStill(page, place);
      await play.evaluate((button: HTMLElement) => {
        new MutationObserver((_changes, observer) => {
          if (button.textContent === 'Play') return;
          observer.disconnect();
          button.dataset.pressed = 'true';
          button.click();
        }).observe(button, { childList: true, characterData: true, subtree: true });
      });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect(play).toHaveAttribute('data-pressed', 'true', { timeout: 25_000 });
      await settled(page);
      await expect(play).toHaveText('Pause', { timeout: 25_000 });
    });

    test(`${place.what} is paused when Pause was aimed at`, async ({ page }) => {
      const play = await openStill(page, place);
      await play.click();
      await expect(play).toHaveText('Pause', { timeout: 25_000 });
      await play.click();
      await expect(play).toHaveText('Play');
    });
  }
});
