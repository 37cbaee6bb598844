import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Request } from './test';
import { siteFolder } from './siteFolder';

/** Options of tests in which sketches start by themselves and the page moves. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Opens a page and waits until React has hydrated its layout. */
export async function hydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Points at the opened page as a reader would, and waits until its content is hydrated, too. */
export async function awake(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.locator('[data-dehydrated=true]')).toHaveCount(0);
}

/** Waits a few frames, until the page has reacted to a change such as a new viewport size. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** The entry of a page in the docs sidebar. */
export function sidebarLink(page: Page, path: string): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' }).locator(`a[href="${path}"]`);
}

/** Whether a request fetches the content chunk of a docs page. */
export function isChunkOf(request: Request, path: string): boolean {
  return contentChunks(path).includes(new URL(request.url()).pathname);
}

const scriptFolder = join(siteFolder, 'assets/js');
const found = new Map<string, string[]>();

/** Paths of the chunks that hold a page's content: they contain the name of its source file. */
function contentChunks(path: string): string[] {
  let chunks = found.get(path);
  if (!chunks) {
    const source = `"source":"@site${path}.mdx"`;
    chunks = readdirSync(scriptFolder)
      .filter((name) => readFileSync(join(scriptFolder, name), 'utf8').includes(source))
      .map((name) => `/assets/js/${name}`);
    expect(chunks, `no script in the build holds ${path}`).not.toEqual([]);
    found.set(path, chunks);
  }
  return chunks;
}
