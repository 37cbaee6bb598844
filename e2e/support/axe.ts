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

/** Rules about styles, sizes and colours, which take as long as all others together. */
const appearanceRules = [
  ...['avoid-inline-spacing', 'color-contrast', 'link-in-text-block', 'target-size'],
];

/** The rule that reads all style sheets, for what holds only for one orientation of a phone. */
const styleSheetRule = 'css-orientation-lock';

interface Scope {
  /** Whether styles, sizes and colours are checked. */
  appearance?: boolean;
  /** Whether style sheets are read. */
  styleSheets?: boolean;
}

/** Has a page load axe with each document, rather than be sent its half a megabyte for each. */
export async function loadAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe });
}

/** Runs axe on a document or a part of it; returns one line per violation. */
export async function violations(
  page: Page | Frame,
  selector = 'html',
  { appearance = true, styleSheets = true }: Scope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const disabled = [
    ...(appearance ? [] : appearanceRules),
    ...(styleSheets ? [] : [styleSheetRule]),
  ];
  const results = await page.evaluate(
    ([part, values, rules, preload]) =>
      window.axe?.run(part, {
        runOnly: { type: 'tag', values },
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
        preload,
        resultTypes: ['violations'],
        // axe would make one for each element that it looks at, in a fifth of its time.
        selectors: false,
        // The document of a sandbox is checked by a call of its own.
        iframes: false,
      }),
    [selector, tags, disabled, styleSheets] as const,
  );
  if (!results) throw new Error('axe did not run.');
  return describe(results);
}

function describe({ violations: found }: AxeResults): string[] {
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${help} (${id}): ${html}`),
  );
}
