/** Hostile input from outside: malformed addresses, and storage that is denied, full or corrupt. */
import { expect, test, type Page } from './support/reading';
import fc from 'fast-check';
import { hostileText } from '../testing/hostileText';
import { LiveExample } from './support/live';
import { hydrated } from './support/page';
import { SearchBox } from './support/search';
import { templates } from './support/templates';

/**
 * Hostile texts, the same on every run because of the fixed seed. They are cut, since servers
 * refuse very long addresses before the site sees them.
 */
const samples = fc
  .sample(hostileText, { seed: 7, numRuns: 400 })
  .map((text) => text.slice(0, 1500))
  .filter((text, index, all) => text !== '' && all.indexOf(text) === index)
  .slice(0, templates.length * 4);

/** Collects the uncaught errors of a page from now on; the returned list grows. */
function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

async function expectAlive(page: Page, place: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), place).toBeVisible();
  await expect(page.getByText('This page crashed'), place).toHaveCount(0);
}

test.describe('an address', () => {
  templates.forEach((template, index) => {
    test(`of ${template} may hold anything`, async ({ page }) => {
      const errors = watch(page);
      const [query = '', hash = '', ...more] = samples.slice(index * 4, index * 4 + 4);
      const raw = query.replace(/[\ud800-\udfff#\s]/gu, '');
      const path = template.split('?')[0] ?? '/';
      await hydrated(page, `${path}?q=${raw}&tag=${raw}&page=${raw}&__proto__=1#${hash}`);
      await expectAlive(page, `${path}?q=${query}#${hash}`);
      for (const text of [...more, '%E0%A4%A', '%']) {
        await page.evaluate((value) => {
          window.location.hash = value;
        }, text);
        await expectAlive(page, `${path}#${text}`);
      }
      expect(errors).toEqual([]);
    });
  });

  test('shows what was searched for as it is', async ({ page }) => {
    const errors = watch(page);
    for (const query of ['<img src=x onerror=alert(1)>', '__proto__', '%', '𝌆'.repeat(200)]) {
      await hydrated(page, `/search?q=${encodeURIComponent(query)}`);
      await expect(page.getByRole('searchbox')).toHaveValue(query);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(query);
      await expect(page.getByRole('status').filter({ hasText: /result/i })).toBeVisible();
    }
    // An incomplete percent-encoded character, on which decodeURIComponent() would throw.
    await hydrated(page, '/search?q=%E0%A4%A');
    await expectAlive(page, 'a query that cannot be decoded');
    expect(errors).toEqual([]);
  });
});

/** Ways in which storage can be broken. Each function runs before the page's own scripts. */
const storages: Record<string, () => void> = {
  denied: () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  missing: () => Object.defineProperty(window, 'localStorage', { value: null }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'almost full': () => {
    const setItem = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = (key: string, value: string) => {
      if (value.length > 40) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      Reflect.apply(setItem, localStorage, [key, value]);
    };
  },
  broken: () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The database is corrupt.', 'UnknownError');
    };
  },
};

test.describe('storage', () => {
  for (const [state, prepare] of Object.entries(storages)) {
    test(`may be ${state}`, async ({ page }) => {
      const errors = watch(page);
      await page.addInitScript(prepare);
      await useEverything(page);
      expect(errors).toEqual([]);
    });
  }

  test('may hold anything', async ({ page }) => {
    const errors = watch(page);
    const keys = [
      'theme',
      'motion',
      'docusaurus.announcement.id',
      'docusaurus.announcement.dismiss',
      'docs-preferred-version-default',
      '__DOCSEARCH_RECENT_SEARCHES__embedded',
      '__DOCSEARCH_FAVORITE_SEARCHES__embedded',
    ];
    const values = samples.filter((text) => text.length < 300);
    await page.addInitScript(
      ([names, texts]) => {
        // The sandboxes of sketches have no storage.
        if (window !== top) return;
        names.forEach((name, index) => localStorage.setItem(name, texts[index] ?? '{'));
      },
      [keys, values] as const,
    );
    await useEverything(page);
    expect(errors).toEqual([]);
  });
});

/** Uses every feature that writes to storage or reads from it. */
async function useEverything(page: Page): Promise<void> {
  await hydrated(page, '/docs/guides/fundamentals');
  const motion = page.getByRole('switch', { name: /Motion/ });
  await expect(motion).toHaveAttribute('aria-checked', 'false');
  await motion.click();
  await expect(motion).toHaveAttribute('aria-checked', 'true');
  await motion.click();
  const search = new SearchBox(page);
  await search.ask('renderer');
  await search.hits.first().click();
  await expect(search.dialog).toHaveCount(0);
  await expectAlive(page, 'a result');
  const close = page.getByRole('button', { name: 'Close', exact: true });
  if (await close.isVisible()) {
    await close.click();
    await expect(close).toBeHidden();
  }
  for (const path of ['/', '/examples/eye', '/examples', '/playground']) {
    await hydrated(page, path);
    await expectAlive(page, path);
  }
  // A draft in the playground takes more storage than any other value.
  const playground = new LiveExample(page, page.locator('main'));
  await playground.editor.waitFor();
  await playground.write('// what is typed is there, whether it can be kept or not');
  await expect(playground.editor).toContainText('// what is typed is there');
}
