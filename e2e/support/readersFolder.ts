import { extname } from 'node:path';
import type { Page } from '@playwright/test';

const origin = 'https://reader.test';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/**
 * Opens `index.html` of a folder that a reader has made.
 *
 * @param files - What is in it, by path.
 * @returns What the page complains of. The list grows.
 */
export async function openReadersFolder(
  page: Page,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const body = files[path];
    if (path === 'favicon.ico') return route.fulfill({ status: 204 });
    if (body === undefined) return route.fulfill({ status: 404, body: `${path} is not there.` });
    return route.fulfill({ body, contentType: types[extname(path)] });
  });
  await page.goto(`${origin}/`);
  return complaints;
}
