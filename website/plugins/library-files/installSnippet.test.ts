import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { mdxAttribute } from '../mdxElements';
import { remarkInstallSnippet } from './remarkInstallSnippet';
import { folderPage, hostedPage, modulePage, scriptTag } from './snippets';

const integrity = `sha384-${'a'.repeat(64)}`;
const p5 = { url: 'https://example.org/lib/p5.min.js', integrity };
const library = { url: 'https://example.org/lib/p5.asciify.js', integrity };

const sourcesOf = (page: string) =>
  [...page.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);

describe('the snippets', () => {
  it('load p5.js before the library, and the library before the sketch', () => {
    expect(sourcesOf(folderPage('library.js'))).toEqual(['p5.min.js', 'library.js', 'sketch.js']);
    expect(sourcesOf(hostedPage(p5, library))).toEqual([p5.url, library.url, 'sketch.js']);
  });

  it('need no server in a folder: neither fingerprints nor modules', () => {
    expect(folderPage('library.js')).not.toMatch(/integrity|crossorigin|module/);
  });

  it('let browsers compare a hosted file with its fingerprint', () => {
    const tag = scriptTag(library);
    expect(tag).toContain(`integrity="${integrity}"`);
    expect(tag).toContain('crossorigin="anonymous"');
  });

  it('map both names, and give the fingerprint of the file that is mapped', () => {
    const page = modulePage(p5, library);
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(map)).toEqual({
      imports: {
        p5: 'data:text/javascript,export%20default%20window.p5',
        'p5.asciify': library.url,
      },
      integrity: { [library.url]: integrity },
    });
  });
});

describe('remarkInstallSnippet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/p5.asciify.umd.js'), 'built');
  writeFileSync(join(folder, 'dist/p5.asciify-shape.umd.js'), 'built');
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
    await remarkInstallSnippet({
      packages: {
        'p5.asciify': { folder, version: '1.2.3' },
        'p5.asciify-shape': { folder, version: '4.5.6' },
      },
      modulesFolder: join(__dirname, '../../../node_modules'),
      siteAddress: 'https://docs.example.org/base/',
    })(tree, new VFile({ path: 'page.mdx' }));
    return mdxAttribute(element, 'html');
  }

  it('colours the code, which holds the full address and the fingerprint of the built file', async () => {
    const html = await htmlOf('tag');
    expect(html).toContain('<span class="k">');
    expect(html).toContain(fingerprint);
    expect(html).toContain('https://docs.example.org/base/lib/p5.asciify/1.2.3/p5.asciify.umd.js');
  });

  it('gives the shape renderer its address and fingerprint', async () => {
    const html = await htmlOf('shape tag');
    expect(html).toContain(fingerprint);
    expect(html).toContain('/base/lib/p5.asciify-shape/4.5.6/p5.asciify-shape.umd.js');
  });

  it('gives p5.js a full address, too', async () => {
    expect(await htmlOf('hosted')).toMatch(
      /https:\/\/docs\.example\.org\/base\/lib\/p5\/1\.[\d.]+\/p5\.min\.js/,
    );
  });

  it('installs the package by its file name', async () => {
    const text = (await htmlOf('bundler'))?.replace(/<[^>]*>/g, '');
    expect(text).toBe('npm install p5@1 ./p5.asciify-1.2.3.tgz');
  });

  it('names the place and the kinds when there is no such kind', async () => {
    await expect(htmlOf('cdn')).rejects.toThrow(
      'page.mdx:1: InstallSnippet has no kind "cdn"; kinds: folder, tag, shape tag, hosted, modules, bundler',
    );
  });
});
