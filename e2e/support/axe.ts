import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { AxeResults } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's tags for WCAG 2.2 AA, and for best practices beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on a document or a part of it; returns one line per violation.
 *
 * @param contrast Whether to compare the colours of texts, which takes as long as all other rules.
 */
export async function violations(
  page: Page | Frame,
  selector = 'html',
  { contrast = true } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = await page.evaluate(
    ([part, values, enabled]) =>
      window.axe?.run(part, {
        runOnly: { type: 'tag', values },
        rules: { 'color-contrast': { enabled } },
        resultTypes: ['violations'],
        // The document of a sandbox is checked by a call of its own.
        iframes: false,
      }),
    [selector, tags, contrast] as const,
  );
  if (!results) throw new Error('axe did not run.');
  return describe(results);
}

function describe({ violations: found }: AxeResults): string[] {
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, target }) => `${help} (${id}): ${target.join(' ')} ${html}`),
  );
}
