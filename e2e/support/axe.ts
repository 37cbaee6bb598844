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
 * Which texts' colours are compared with their backgrounds, which takes as long as all other rules:
 * that of code has hundreds of parts on a page, in the few colours of one theme.
 */
export type Contrast = 'of all text' | 'outside code' | 'of none';

const compared: Readonly<Record<Contrast, string>> = {
  'of all text': '*',
  'outside code': ':not(pre *)',
  'of none': '',
};

/** Runs axe on a document or a part of it; returns one line per violation. */
export async function violations(
  page: Page | Frame,
  selector = 'html',
  { contrast = 'of all text' }: { contrast?: Contrast } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = await page.evaluate(
    ([part, values, texts]) => {
      if (texts) window.axe?.configure({ rules: [{ id: 'color-contrast', selector: texts }] });
      return window.axe?.run(part, {
        runOnly: { type: 'tag', values },
        rules: { 'color-contrast': { enabled: Boolean(texts) } },
        resultTypes: ['violations'],
        // The document in a sketch's frame is checked by a call of its own.
        iframes: false,
      });
    },
    [selector, tags, compared[contrast]] as const,
  );
  if (!results) throw new Error('axe did not run.');
  return describe(results);
}

function describe({ violations: found }: AxeResults): string[] {
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, target }) => `${help} (${id}): ${target.join(' ')} ${html}`),
  );
}
