import type { Page } from '@playwright/test';
import type {} from 'p5.asciify';
import { isSpeedRemark } from '../../scripts/browser.js';
import { expect } from './test';

/** Opens a page, and collects its warnings and errors; the returned list grows. */
export async function openAndListen(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['warning', 'error'].includes(message.type());
    if (isComplaint && !isSpeedRemark(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address);
  return complaints;
}

/**
 * Waits until the one canvas of the page shows a frame of characters: its grid has more than five
 * different ones, and the canvas several colours.
 */
export async function expectCharacters(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countCharacters)).toBeGreaterThan(5);
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect(page.locator('canvas')).toBeVisible();
  await expect.poll(() => page.evaluate(countColours)).toBeGreaterThan(10);
}

/** Runs in the page. */
function countCharacters(): number {
  try {
    const text = window.p5asciify?.asciifiers[0]?.toString() ?? '';
    return new Set(text.replaceAll('\n', '')).size;
  } catch {
    // The asciifier is not set up yet.
    return 0;
  }
}

/** Runs in the page. */
function countColours(): number {
  const canvas = document.querySelector('canvas');
  if (!canvas) return 0;
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
  copy?.drawImage(canvas, 0, 0);
  const data = copy?.getImageData(0, 0, canvas.width, canvas.height).data.buffer;
  return data ? new Set(new Uint32Array(data)).size : 0;
}
