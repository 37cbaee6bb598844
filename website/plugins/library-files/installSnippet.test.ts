import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { mdxAttribute } from '../mdxAttribute';
import { remarkInstallSnippet } from './remarkInstallSnippet';
import { importMapPage, scriptPage } from './snippets';

const integrity = `sha384-${'a'.repeat(64)}`;
const file = { name: 'p5.asciify.umd.js', integrity };

describe('the snippets', () => {
  it('load p5.js before the library, and the library before the sketch', () => {
    const sources = [...scriptPage(file).matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
    expect(sources).toEqual(['p5.min.js', 'p5.asciify.umd.js', 'sketch.js']);
    expect(scriptPage(file)).toContain(`integrity="${integrity}"`);
  });

  it('map both names, and give the fingerprint of the file that is mapped', () => {
    const page = importMapPage({ ...file, name: 'p5.asciify.esm.js' });
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(map)).toEqual({
      imports: {
        p5: 'data:text/javascript,export%20default%20window.p5',
        'p5.asciify': './p5.asciify.esm.js',
      },
      integrity: { './p5.asciify.esm.js': integrity },
    });
  });
});

describe('remarkInstallSnippet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/p5.asciify.umd.js'), 'built');
  // printf built | openssl dgst -sha384 -binary | base64
  const fingerprint = 'rIhspWv1zKHKFTcGME4f6JmMUcOfB9YRwc0YUHtIntlGT26ewAKr3Sc/2OmiqdWS';

  async function htmlOf(kind: string): Promise<string | undefined> {
    const element: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'InstallSnippet',
      attributes: [{ type: 'mdxJsxAttribute', name: 'kind', value: kind }],
      children: [],
    };
    const tree: Root = { type: 'root', children: [element] };
    await remarkInstallSnippet({ folder, version: '1.2.3' })(tree, new VFile({ path: 'page.mdx' }));
    return mdxAttribute(element, 'html');
  }

  it('colours the code, which holds the fingerprint of the built file', async () => {
    const html = await htmlOf('script');
    expect(html).toContain('class="token-');
    expect(html).toContain(fingerprint);
  });

  it('installs the package by its file name', async () => {
    const text = (await htmlOf('bundler'))?.replace(/<[^>]*>/g, '');
    expect(text).toBe('npm install p5@1 ./p5.asciify-1.2.3.tgz');
  });

  it('names the place and the kinds when there is no such kind', async () => {
    await expect(htmlOf('cdn')).rejects.toThrow(
      'page.mdx:1: InstallSnippet has no kind "cdn"; kinds: script, importmap, bundler',
    );
  });
});
