import type { Page } from './test';

/** Keys of a Russian keyboard: what they write, and what a Latin keyboard has in their place. */
const russian = {
  л: { code: 'KeyK', windowsVirtualKeyCode: 75 },
  ш: { code: 'KeyI', windowsVirtualKeyCode: 73 },
  ю: { code: 'Period', windowsVirtualKeyCode: 190 },
} as const;

/** Presses a key of a Russian keyboard, which Playwright does not know, as the browser gets it. */
export async function pressRussian(
  page: Page,
  key: keyof typeof russian,
  { control = false } = {},
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const event = { key, ...russian[key], modifiers: control ? 2 : 0 };
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  await browser.detach();
}

/** Begins a conversion in the focused field, as an input method does; no text ends it. */
export async function compose(page: Page, text: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const end = text.length;
  await browser.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  await browser.detach();
}
