import { gzipSync } from 'node:zlib';
import { expect, type Locator, type Page } from './test';

/** The search box of a page. */
export class SearchBox {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly hits: Locator;
  /** What was opened before and what was saved, which is shown until something is typed. */
  readonly remembered: Locator;
  /** The kinds of pages that the hits are grouped by. */
  readonly groups: Locator;
  readonly selected: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.button = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'Search' });
    this.dialog = page.getByRole('dialog', { name: 'Search' });
    this.field = this.dialog.getByRole('combobox');
    this.hits = this.dialog.getByRole('option');
    this.remembered = this.dialog.getByRole('row').filter({ has: page.getByRole('button') });
    this.groups = this.dialog.getByRole('group');
    this.selected = this.dialog.getByRole('option', { selected: true });
    this.status = this.dialog.getByRole('status');
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.field).toBeFocused();
  }

  /** Opens the box, and waits until a query is answered. */
  async ask(query: string): Promise<void> {
    await this.open();
    await this.field.fill(query);
    await expect(this.status).toHaveText(/found/);
  }
}

/** The messages that the search shows when its index cannot be loaded. */
export const unreachable = 'Unable to fetch results';
export const advice = 'You might want to check your network connection.';

/** Queries that readers might paste by accident, or attackers on purpose. */
export const hostileQueries = [
  '<img src=x onerror="window.hacked = true">',
  '"><script>window.hacked = true</script>',
  '\'";--`${1}',
  'a'.repeat(10_000),
  'font '.repeat(2_000),
  '\u0000\u0007\u001b[31m',
  '\ud800 lone \udfff',
  '%E0%A4%A & ?#/\\',
  '__proto__ constructor',
];

/** Size of response bodies in kilobytes, each compressed with gzip. */
export function compressedSize(bodies: readonly string[]): number {
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  return Math.round(bytes / 100) / 10;
}

/** Errors that a page reports while `act` runs. */
export async function pageErrors(page: Page, act: () => Promise<void>): Promise<string[]> {
  const errors: string[] = [];
  const note = (error: Error): void => void errors.push(error.message);
  page.on('pageerror', note);
  await act();
  page.off('pageerror', note);
  return errors;
}
