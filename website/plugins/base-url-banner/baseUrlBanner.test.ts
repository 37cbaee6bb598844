import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { advice } from './advice';
import { writeBaseUrlBanner } from './index';

describe('what an operator is told', () => {
  it.each([
    ['/', 'https://x.test/docs/', 'is at /docs/. Build it with BASE_URL=/docs/'],
    ['/', 'https://x.test/docs/index.html', 'is at /docs/. Build it with BASE_URL=/docs/'],
    ['/', 'https://x.test/docs', 'is at /docs/. Build it with BASE_URL=/docs/'],
    ['/docs/', 'https://x.test/', 'for the path /docs/, but is at /. Build it with BASE_URL=/'],
    ['/docs/', 'https://x.test/docs/', 'where it is, so look whether the folder “assets”'],
    ['/docs/', 'https://x.test/docs', 'where it is, so look whether the folder “assets”'],
    ['/', 'file:///home/me/site/index.html', 'opened as a file'],
  ])('of a site for %s at %s', (baseUrl, address, words) => {
    expect(advice(baseUrl, new URL(address))).toContain(words);
  });
});

describe('the home page', () => {
  async function written(html: string): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'banner-'));
    const file = join(folder, 'index.html');
    writeFileSync(file, html);
    await writeBaseUrlBanner(folder, '/docs$&/');
    return readFileSync(file, 'utf8');
  }

  it('has the script at its top, which knows the base URL and sets no markup', async () => {
    const html = await written('<!doctype html><meta charset=UTF-8><h1>Hi</h1>');
    expect(html).toMatch(/^<!doctype html><meta charset=UTF-8><script>.+<\/script><h1>Hi<\/h1>$/s);
    expect(html).toContain('"/docs$&/"');
    expect(html).not.toMatch(/innerHTML|setAttribute\("style"/);
  });

  it('must have a head', async () => {
    await expect(written('<h1>Hi</h1>')).rejects.toThrow(/^index\.html does not state/);
  });
});
