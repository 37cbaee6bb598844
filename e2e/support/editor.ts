import type { P5Major } from 'sketch-player/p5Majors';
import { openShared, type LiveExample } from './live';
import type { Page } from './test';

/** A sketch that draws nothing. */
export const sketch = `const CAPTION = 'x';

function setup() {
  createCanvas(400, 400, WEBGL);
}
`;

/** Opens a sketch in the playground, with the cursor at its end. */
export async function openAtEnd(
  page: Page,
  source = sketch,
  major: P5Major = '1',
): Promise<LiveExample> {
  const live = await openShared(page, source, major);
  await live.editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  return live;
}

/** The text of the lines that the editor has rendered: those in view. */
export async function textOf(live: LiveExample): Promise<string> {
  return (await live.root.locator('.cm-line').allTextContents()).join('\n');
}

/** Records the editor's announcements to screen readers; the result reads the last one. */
export async function noteAnnouncements(live: LiveExample): Promise<() => Promise<string>> {
  const region = live.root.locator('.cm-announced');
  await region.evaluate((element) => {
    new MutationObserver(() => {
      // CodeMirror removes an announcement soon after it has made it.
      const text = element.textContent?.trim();
      if (text) element.setAttribute('data-told', text);
    }).observe(element, { childList: true, subtree: true });
  });
  return async () => (await region.getAttribute('data-told')) ?? '';
}
