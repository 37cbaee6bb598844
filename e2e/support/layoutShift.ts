import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: string[];
  }
}

/** Records layout shifts from the next navigation on: https://web.dev/articles/cls */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = (window.layoutShifts = []);
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const name = (node: Node | null) =>
      node instanceof Element ? node.cloneNode(false) : node?.parentElement?.cloneNode(false);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const shell = name(node);
          const tag = shell instanceof Element ? shell.outerHTML : 'something that is gone';
          return `${tag} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        shifts.push(`${value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the page so far, read after its fonts have loaded and been painted. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // A shift is reported after the frame that it happens in.
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return window.layoutShifts ?? [];
  });
}
