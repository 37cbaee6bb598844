import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, type Page } from './test';
import { isSpeedRemark } from '../../scripts/browser.js';
import { serveFolder } from '../../testing/serveFolder';

/** Contents of the files in a folder, by path. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A folder on the reader's disk. */
export interface ReadersFolder {
  /** The `file:` address that a double click on `index.html` opens. */
  file: string;
  /** The address of its `index.html` while a server for files, such as `npx serve`, runs in it. */
  serve: () => Promise<string>;
}

type MakeFolder = (files: Files) => Promise<ReadersFolder>;

/** A `test` that can make folders. They are removed at its end, and their servers stopped. */
export const test = base.extend<{ makeFolder: MakeFolder }>({
  // Playwright requires a destructuring pattern here, even if a fixture uses no others.
  // eslint-disable-next-line no-empty-pattern
  makeFolder: async ({}, use) => {
    const ends: (() => unknown)[] = [];
    await use(async (files) => {
      const folder = await mkdtemp(join(tmpdir(), 'readers-folder-'));
      ends.push(() => rm(folder, { recursive: true }));
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), content);
      }
      return {
        file: pathToFileURL(join(folder, 'index.html')).href,
        serve: async () => {
          const { origin, stop } = await serveFolder(folder);
          ends.push(stop);
          return `${origin}/`;
        },
      };
    });
    for (const end of ends) await end();
  },
});

/** Opens a page, and collects its warnings and errors; the returned list grows. */
export async function openAndListen(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Browsers request a favicon from every server, and log its absence.
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (isIcon || isSpeedRemark(message.text())) return;
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  // A small viewport: the sketch fills the window, and WebGL runs in software here.
  await page.setViewportSize({ width: 400, height: 300 });
  await page.goto(address);
  return complaints;
}
