/**
 * Pages whose texts a translator has wrapped or replaced work as the others do: a page of each kind,
 * with what its readers use there.
 */
import { expect, test, type Page } from './support/test';
import { LiveExample } from './support/live';
import { awake, hydrated } from './support/page';
import { SearchBox } from './support/search';
import { translate, type Translation } from './support/translator';

interface Kind {
  name: string;
  path: string;
  /** Uses what only this kind of page has. */
  use: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');

const kinds: readonly Kind[] = [
  {
    name: 'the home page',
    path: '/',
    use: async (page) => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(main(page).getByRole('link', { name: 'Your first piece' })).toBeVisible();
    },
  },
  {
    name: 'a page with samples',
    path: '/docs/in-depth/performance',
    use: async (page) => {
      const block = page.locator('.code-block:has(button[aria-expanded])').first();
      await block.evaluate((element) => element.setAttribute('data-opened', ''));
      await runSample(page);
    },
  },
  {
    name: 'a page of the API',
    path: '/docs/api/classes/P5Asciifier',
    use: async (page) => {
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      const category = sidebar.locator('[aria-expanded]').first();
      const before = await category.getAttribute('aria-expanded');
      const after = before === 'true' ? 'false' : 'true';
      await category.press('Enter');
      await expect(category).toHaveAttribute('aria-expanded', after);
      await category.press('Enter');
      await expect(category).not.toHaveAttribute('aria-expanded', after);
    },
  },
  {
    name: 'the page of an example',
    path: '/examples/three-layers',
    use: async (page) => {
      const example = LiveExample.of(page, 'three-layers');
      await example.button('Play').press('Enter');
      await example.is('running');
      await expect(example.button('Pause')).toBeVisible();
      await example.button('Stop').press('Enter');
      await example.is('idle');
      await expect(example.button('Play')).toBeVisible();
      await example.button('More').press('Enter');
      await expect(example.root.getByRole('group', { name: 'More' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(example.root.getByRole('group', { name: 'More' })).toHaveCount(0);
    },
  },
  {
    name: 'the gallery',
    path: '/examples',
    use: async (page) => {
      const all = /^\d+ examples/;
      const status = main(page).getByRole('status').filter({ hasText: 'examples' });
      await expect(status).toHaveText(all);
      const field = page.getByRole('searchbox', { name: 'Find examples' });
      await field.pressSequentially('plugin dith');
      await expect(status).toHaveText(/^1 of \d+ examples/);
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect(status).toHaveText(all);
      await field.fill('no such example');
      await expect(status).toHaveText(/^0 of|^No/);
      await page.getByRole('button', { name: 'Show all' }).click();
      await page.locator('summary', { hasText: 'Filter by tag' }).press('Enter');
      const tag = page.getByRole('checkbox', { name: /^3d \d+/ });
      await tag.press('Space');
      await expect(status).toHaveText(/^\d+ of \d+ examples/);
      await tag.press('Space');
      await expect(status).toHaveText(all);
    },
  },
  {
    name: 'the playground',
    path: '/playground',
    use: async (page) => {
      const shared = new LiveExample(page, main(page));
      await shared.write(
        "function setup() { createCanvas(9, 9, WEBGL); noLoop(); console.log('one'); }\nfunction draw() {}",
      );
      await shared.button('Run').press('Enter');
      await shared.is('running');
      await expect(shared.root.getByRole('log')).toContainText('one');
      await shared.write('function setup( { }');
      await shared.button('Run').press('Enter');
      await shared.is('failed');
      await expect(shared.problem).toContainText('line 1');
      await shared.write(
        "function setup() { createCanvas(9, 9, WEBGL); console.log('two'); }\nfunction draw() {}",
      );
      await shared.button('Run').press('Enter');
      await shared.is('running');
      await expect(shared.problem).toHaveCount(0);
      await expect(shared.root.getByRole('log')).toContainText('two');
      await shared.button('Stop').press('Enter');
      await shared.is('idle');
      await useFileTabs(page, shared);
    },
  },
  {
    name: 'an exercise',
    path: '/docs/guides/fundamentals',
    use: async (page) => {
      const exercise = page.locator('[data-exercise="three-characters"]');
      const result = exercise.locator('[role="status"]').filter({ hasText: /right|Not yet/ });
      const check = exercise.getByRole('button', { name: 'Check my sketch' });
      await check.press('Enter');
      await expect(result).toContainText('Not yet.');
      await exercise.locator('summary', { hasText: 'Hint 1 of 3' }).press('Enter');
      await expect(exercise.getByText('Hint 2 of 3')).toBeVisible();
      await exercise.locator('summary', { hasText: 'Show an answer' }).press('Enter');
      const put = exercise.getByRole('button', { name: 'Put this answer into the editor' });
      await put.first().press('Enter');
      await check.press('Enter');
      await expect(result).toContainText('That is right.');
      await expect(result).not.toContainText('Not yet.');
    },
  },
  {
    name: 'a step of the course',
    path: '/docs/first-piece/characters',
    use: async (page) => {
      const player = new LiveExample(page, page.locator('[data-step]'));
      await player.button('Play').press('Enter');
      await player.is('running');
      await player.button('Stop').press('Enter');
      await player.is('idle');
    },
  },
  {
    name: 'the cookbook',
    path: '/docs/cookbook/',
    use: async (page) => {
      await main(page).locator('dd a').first().press('Enter');
      await expect(page).toHaveURL(/\/docs\/cookbook\/.+#/);
      await page.goBack();
      await expect(page).toHaveURL(/\/docs\/cookbook\/$/);
    },
  },
  {
    name: 'the blog',
    path: '/blog',
    use: async (page) => {
      await main(page).getByRole('article').getByRole('link').first().press('Enter');
      await expect(page).toHaveURL(/\/blog\/.+/);
      await page.goBack();
      await expect(page).toHaveURL(/\/blog$/);
    },
  },
  {
    name: 'the search page',
    path: '/search?q=font',
    use: async (page) => {
      const results = main(page).getByRole('listitem').locator('h2');
      const field = main(page).getByRole('searchbox');
      await expect(results).toHaveCount(15);
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(results).toHaveCount(30);
      await field.fill('qqxxzz');
      await expect(main(page)).toContainText('No results found for “qqxxzz”');
      await expect(results).toHaveCount(0);
      await field.fill('');
      await expect(main(page)).not.toContainText('No results');
      await field.fill('grid');
      await expect(results.first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('“grid”');
    },
  },
  {
    name: 'the not-found page',
    path: '/no-such-page',
    use: async (page) => {
      await expect(main(page).getByRole('link', { name: 'Playground' })).toBeVisible();
    },
  },
];

for (const translation of ['wrapped', 'replaced'] satisfies Translation[]) {
  test.describe(`texts that are ${translation}`, () => {
    for (const { name, path, use } of kinds) {
      test(`${name} works`, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        // Translators come before the content is hydrated.
        await hydrated(page, path);
        await translate(page, translation);
        await awake(page);
        await use(page);
        await useMotionSwitch(page);
        await search(page);
        await goAndComeBack(page);
        expect(errors).toEqual([]);
      });
    }
  });
}

async function useMotionSwitch(page: Page): Promise<void> {
  const motion = page.getByRole('navigation', { name: 'Main' }).getByRole('switch');
  await expect(motion).toHaveText('Motion [off]');
  await motion.press('Space');
  await expect(motion).toHaveText('Motion [on]');
  await motion.press('Space');
  await expect(motion).toHaveText('Motion [off]');
}

/** Asks the dialogue, empties it, asks it something else, and closes it. */
async function search(page: Page): Promise<void> {
  const box = new SearchBox(page);
  await box.ask('font');
  await expect(box.hits.first()).toContainText(/font/i);
  await box.dialog.getByRole('button', { name: /clear/i }).click();
  await expect(box.hits).toHaveCount(0);
  await box.field.fill('qqxxzz');
  await expect(box.dialog).toContainText('No results');
  await box.field.fill('grid');
  await expect(box.hits.first()).toContainText(/grid/i);
  await expect(box.dialog).not.toContainText('No results');
  await page.keyboard.press('ArrowDown');
  await expect(box.selected).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(box.dialog).toHaveCount(0);
}

/** Follows a link to another page without a new document, and goes back. */
async function goAndComeBack(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.innerText()).replaceAll('\u200b', '');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.getByRole('link', { name: 'Donate' }).press('Enter');
  await expect(page).toHaveURL(/\/docs\/donate/);
  await expect(heading).toHaveText(/donat/i);
  await expect(heading).toHaveCount(1);
  await page.goBack();
  await expect(heading).toHaveText(before);
  await expect(heading).toHaveCount(1);
  await expect(page.locator('body[data-same]')).toBeAttached();
}

async function runSample(page: Page): Promise<void> {
  const sample = new LiveExample(page, page.locator('[data-opened]'));
  await sample.button('Run').press('Enter');
  await sample.is('running');
  await sample.button('Edit').press('Enter');
  await expect(sample.editor).toBeVisible();
  await sample.button('Close').press('Enter');
  await expect(sample.preview).toHaveCount(0);
  await expect(sample.button('Run')).toBeVisible();
}

async function useFileTabs(page: Page, shared: LiveExample): Promise<void> {
  const tools = shared.root.getByRole('group', { name: 'Tools' });
  await tools.getByRole('button', { name: 'Files' }).press('Enter');
  await shared.button('New file').press('Enter');
  await page.keyboard.type('dot.js');
  await page.keyboard.press('Enter');
  const tabs = shared.root.getByRole('tab');
  await expect(tabs).toHaveText(['sketch.js', 'dot.js']);
  await tabs.nth(1).press('ArrowRight');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await shared.root.getByRole('tab', { name: 'dot.js' }).press('Enter');
  await shared.button('Delete dot.js').press('Enter');
  await expect(tabs).toHaveText(['sketch.js']);
}
