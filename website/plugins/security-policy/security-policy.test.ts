import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applySecurityPolicy } from '.';
import { readSiteConfig } from '../../site.config';
import { inlineScripts, styleAttributes } from './allowances';
import { collectInline } from './collectInline';
import { findInlineParts } from './inlineParts';
import { insertMetaPolicy, readMetaPolicy, hashSource, pagePolicy } from './pagePolicy';

const listed = {
  inlineScripts: [{ pattern: /^first\(\)/, reason: 'a reason' }],
  styleAttributes: [{ pattern: /^--size:\d+$/, reason: 'a reason' }],
};
const page = (body: string) =>
  `<!doctype html><html><head><meta charset=UTF-8><title>x</title></head><body>${body}</body></html>`;
const good = page('<script>first()</script><p style=--size:1></p>');

describe('findInlineParts', () => {
  it('finds what a policy has to allow', () => {
    const parts = findInlineParts(
      page(`<script>a < b && c</script><script type=module>d</script><script src=/e.js></script>
        <script type="application/ld+json">{"f":1}</script><p style="color: red">g</p>`),
    );
    expect(parts).toEqual({
      scripts: ['a < b && c', 'd'],
      styleAttributes: ['color: red'],
      forbidden: [],
    });
  });

  it.each([
    ['<style>p { color: red }</style>', 'the style element `p { color: red }`'],
    ['<noscript><style>p{}</style></noscript>', 'the style element `p{}`'],
    ['<svg><style>p{}</style></svg>', 'the style element `p{}`'],
    ['<p onclick="go()">', 'the event handler `go()`'],
    ['<a href=" javascript:go()">', 'the address `javascript:go()`'],
  ])('names %s, which no policy of ours allows', (body, name) => {
    expect(findInlineParts(page(body)).forbidden).toEqual([name]);
  });
});

describe('collectInline', () => {
  const problemsOf = (html: string): string => {
    try {
      collectInline(
        new Map([
          ['index.html', findInlineParts(good)],
          ['docs/a/index.html', findInlineParts(html)],
          ['docs/b/index.html', findInlineParts(html)],
        ]),
        listed,
      );
    } catch (error) {
      if (error instanceof Error) return error.message;
    }
    return 'none';
  };

  it('accepts what is listed', () => {
    expect(problemsOf(good)).toBe('none');
  });

  it('names the page and the beginning of a script that nobody listed', () => {
    expect(problemsOf(page(`<script>second()\n${'x'.repeat(200)}</script>`))).toBe(
      `The security policy does not fit the pages:
- docs/a/index.html and 1 more: the inline script \`second() ${'x'.repeat(71)}…\` is not listed. Put it into a file, or list it with a reason in website/plugins/security-policy/allowances.ts.`,
    );
  });

  it('names a style attribute that nobody listed', () => {
    expect(problemsOf(page('<p style="color: red">'))).toContain(
      'docs/a/index.html and 1 more: the style attribute `color: red` is not listed. Use a class,',
    );
  });

  it('names a style element', () => {
    expect(problemsOf(page('<style>p{}</style>'))).toContain(
      'docs/b/index.html: the style element `p{}` is never allowed.',
    );
  });

  it('names an entry of the list that no page needs', () => {
    expect(() =>
      collectInline(new Map([['index.html', findInlineParts(page(''))]]), listed),
    ).toThrow('allowances.ts lists /^first\\(\\)/, which no page holds: remove it.');
  });

  it('lets pages be without what is optional', () => {
    const optional = { pattern: /^third\(\)/, reason: '', isOptional: true };
    const all = { inlineScripts: [optional], styleAttributes: [] };
    const pages = new Map([['index.html', findInlineParts(page(''))]]);
    expect(collectInline(pages, all).all.scripts).toEqual([]);
  });
});

describe('pagePolicy', () => {
  const inline = { scripts: ['first()'], styleAttributes: ['--size:1'] };
  const settings = {
    ALGOLIA_APP_ID: 'APPID',
    ALGOLIA_SEARCH_KEY: 'key',
    ALGOLIA_INDEX_NAME: 'docs',
    UMAMI_WEBSITE_ID: '1234',
    UMAMI_ORIGIN: 'https://stats.example.org',
  };

  it('lets nothing in from elsewhere, and no script or style that is not known', () => {
    const policy = pagePolicy(readSiteConfig({}), inline);
    expect(policy).not.toMatch(/unsafe-(inline|eval)|https?:|\*|blob:/);
    expect(policy).toMatchSnapshot();
  });

  it('lets in exactly what the operator configured', () => {
    const strict = pagePolicy(readSiteConfig({}), inline).split('; ');
    const policy = pagePolicy(readSiteConfig(settings), inline).split('; ');
    expect(policy.filter((directive) => !strict.includes(directive))).toEqual([
      `script-src 'self' ${hashSource('first()')} https://stats.example.org/script.js`,
      "connect-src 'self' https://appid-dsn.algolia.net https://appid.algolia.net https://appid-1.algolianet.com https://appid-2.algolianet.com https://appid-3.algolianet.com https://stats.example.org",
    ]);
  });
});

describe('insertMetaPolicy', () => {
  it('puts the policy before everything that it governs', () => {
    const html = insertMetaPolicy('index.html', good, "default-src 'self'");
    expect(html).toContain(
      `<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self'"><title>`,
    );
    expect(readMetaPolicy(html)).toBe("default-src 'self'");
  });

  it('says what is wrong with a document that it cannot give one to', () => {
    expect(() => insertMetaPolicy('a.html', '<p>', 'x')).toThrow(
      'a.html does not state its encoding',
    );
    const done = insertMetaPolicy('a.html', good, 'x');
    expect(() => insertMetaPolicy('a.html', done, 'x')).toThrow('a.html has a policy already');
  });
});

describe('applySecurityPolicy', () => {
  const late =
    '<script data-scripts=/a.js>(()=>{document.currentScript.dataset.scripts})()</script>';
  const theme =
    late +
    '<script>!function(){var t;document.documentElement.setAttribute("data-theme",t)}()</script>';
  const banner = '<script>"This site did not load properly. Build it with BASE_URL=/"</script>';
  const styles = [
    'display: none;',
    '--columns:2;--rows:1',
    'aspect-ratio:1.6',
    '--dark:#000;--light:#fff',
  ]
    .map((style) => `<p style="${style}"></p>`)
    .join('');
  const runner = `<meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-eval'" /><script>any()</script>`;

  function site(files: Record<string, string>): string {
    const folder = mkdtempSync(join(tmpdir(), 'policy-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return folder;
  }

  it('gives each page a policy of its own, and the headers one for all', async () => {
    const folder = site({
      'index.html': page(theme + banner),
      'docs/a/index.html': page(theme + styles),
      'runner/index.html': runner,
      'feed.xml': '<script>',
    });
    const policies = await applySecurityPolicy(folder, readSiteConfig({}));
    expect(policies.pages).toEqual(['docs/a/index.html', 'index.html']);
    expect(policies.runner).toBe("script-src 'unsafe-eval'");

    const hashesOf = (policy = '') => policy.match(/'sha256-[^']+'/g) ?? [];
    const home = readMetaPolicy(readFileSync(join(folder, 'index.html'), 'utf8'));
    const docs = readMetaPolicy(readFileSync(join(folder, 'docs/a/index.html'), 'utf8'));
    expect(hashesOf(home)).toHaveLength(3);
    expect(hashesOf(docs)).toHaveLength(6);
    expect(new Set(hashesOf(policies.page))).toEqual(new Set([...hashesOf(home), ...hashesOf(docs)])); // prettier-ignore
    expect(readFileSync(join(folder, 'runner/index.html'), 'utf8')).toBe(runner);
    expect(readFileSync(join(folder, 'feed.xml'), 'utf8')).toBe('<script>');
  });

  it('wants the document of sketches to state one', async () => {
    const folder = site({
      'index.html': page(theme + banner + styles),
      'runner/index.html': page(''),
    });
    await expect(applySecurityPolicy(folder, readSiteConfig({}))).rejects.toThrow(
      'runner/index.html must state a policy, and does not.',
    );
  });
});

it('every entry of the lists has a reason', () => {
  for (const { reason } of [...inlineScripts, ...styleAttributes]) {
    expect(reason.length).toBeGreaterThan(20);
  }
});
