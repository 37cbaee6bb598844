import { violations } from './support/axe';
import { expect, test } from './support/test';
import { hydrated, sidebarLink } from './support/page';

test.describe('an uncaught error', () => {
  test('shows the crash page, and Try again recovers', async ({ page }) => {
    await hydrated(page, '/docs/guides/fundamentals');
    const entry = page.locator('.table-of-contents a').last();
    // Docusaurus scrolls to hashes while React renders, so an error there crashes the page.
    await page.evaluate(() => {
      const whole = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView') ?? {};
      Element.prototype.scrollIntoView = () => {
        Object.defineProperty(Element.prototype, 'scrollIntoView', whole);
        throw new Error('Broken on purpose');
      };
    });
    await entry.click();
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
    await expect(page.getByText('Broken on purpose')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main h1')).toHaveText('The parts of p5.asciify');
  });
});

/**
 * Runs in the page: makes the next `new IntersectionObserver()` throw, once. Links of the
 * navigation bar and of pages make one to see whether they are in view.
 */
function breakOnce(): void {
  const Whole = window.IntersectionObserver;
  window.IntersectionObserver = class extends Whole {
    constructor(...args: ConstructorParameters<typeof Whole>) {
      super(...args);
      window.IntersectionObserver = Whole;
      throw new Error('Broken on purpose');
    }
  };
}

test.describe('an error while a page that was opened comes to life', () => {
  for (const [path, title] of [
    ['/docs/guides/fundamentals', 'The parts of p5.asciify'],
    ['/blog/welcome', 'Welcome'],
    ['/', 'p5.asciify'],
  ] as const) {
    test(`on ${path}: Try again recovers, and the page answers`, async ({ page }) => {
      await page.addInitScript(breakOnce);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
      await expect(page.getByText('Broken on purpose')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('main h1')).toContainText(title);
      await expect(page.getByRole('heading', { name: 'This page crashed' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Search' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  test('a link leads away from the crash page, without a new document', async ({ page }) => {
    await page.addInitScript(breakOnce);
    await page.goto('/docs/guides/fundamentals');
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await navbar.getByRole('link', { name: 'Community' }).click();
    await expect(page.locator('main h1')).toHaveText('Support');
    await expect(page).toHaveTitle(/^Support/);
    await navbar.getByRole('link', { name: 'Docs' }).click();
    await expect(page.locator('main h1')).toHaveText('Introduction');
    await sidebarLink(page, '/docs/guides/fundamentals').click();
    await expect(page.locator('main h1')).toHaveText('The parts of p5.asciify');
    await expect(page.locator('main')).toContainText('renderer');
    await expect(page.locator('body')).toHaveAttribute('data-same-document');
  });
});

test.describe('the crash page', () => {
  const broken: [what: string, breaks: () => void, hasNavbar: boolean][] = [
    ['the content', breakContent, true],
    ['the layout, once', breakOnce, true],
    ['the layout, for good', breakForGood, false],
  ];
  for (const [what, breaks, hasNavbar] of broken) {
    test(`is the same after an error in ${what}`, { tag: '@main' }, async ({ page }) => {
      await page.addInitScript(breaks);
      await page.goto('/docs/guides/fundamentals');
      await page.mouse.move(200, 300);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('This page crashed.');
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('main')).toContainText('Broken on purpose');
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(hasNavbar ? 1 : 0);
      const button = page.getByRole('button', { name: 'Try again' });
      await expect(button).toHaveClass(/\bbutton--primary\b/);
      await expect(button).toHaveCSS('background-color', 'rgb(62, 230, 177)');
      // Near the top, not in the middle of the window.
      expect((await heading.boundingBox())?.y).toBeLessThan(250);
      expect(await violations(page, 'main')).toEqual([]);
    });
  }
});

/** Runs in the page: has everything throw that observes a link of an article. */
function breakContent(): void {
  const Whole = window.IntersectionObserver;
  window.IntersectionObserver = class extends Whole {
    override observe(target: Element): void {
      if (target.closest('article')) throw new Error('Broken on purpose');
      super.observe(target);
    }
  };
}

/** Runs in the page: has all links throw, also those of the navigation bar. */
function breakForGood(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(...args: ConstructorParameters<typeof IntersectionObserver>) {
      super(...args);
      throw new Error('Broken on purpose');
    }
  };
}

test.describe('an error within the layout of the docs', () => {
  test('is left by a link to another page of the docs', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    // Each link observes whether it is in view; here this fails for the links of an article.
    await page.evaluate(() => {
      const Whole = IntersectionObserver;
      window.IntersectionObserver = class extends Whole {
        override observe(target: Element): void {
          if (target.closest('article')) throw new Error('Broken on purpose');
          super.observe(target);
        }
      };
      Object.assign(window, { mend: () => (window.IntersectionObserver = Whole) });
    });
    await sidebarLink(page, '/docs/guides/fundamentals').click();
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
    await page.evaluate('mend()');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await navbar.getByRole('link', { name: 'Community' }).click();
    await expect(page.locator('main h1')).toHaveText('Support');
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toHaveCount(0);
  });
});
