import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variableNames } from '../website/site.config';
import { commonHeaders, contentTypes, headerRules, pageHeaders } from './headers';
import { renderNetlifyHeaders } from './netlifyHeaders';
import { renderNginxConfig } from './nginxConfig';

const policies = {
  page: "default-src 'self'",
  runner: "default-src 'none'; script-src 'unsafe-eval'",
  pages: ['index.html', '404.html', 'blog/index.html', 'blog/a/index.html', 'docs/b/index.html'],
};

describe('the image', () => {
  it('is made of images that are pinned by their digest, and serves without rights', () => {
    const dockerfile = readFileSync(new URL('Dockerfile', import.meta.url), 'utf8');
    const images = Array.from(dockerfile.matchAll(/^FROM (\S+)/gm), ([, image]) => image);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/@sha256:[0-9a-f]{64}$/);
    expect(images.at(-1)).toContain('nginx-unprivileged');
  });

  it('takes every setting of the site', () => {
    const dockerfile = readFileSync(new URL('Dockerfile', import.meta.url), 'utf8');
    const taken = Array.from(dockerfile.matchAll(/^ARG (\w+)/gm), ([, name]) => name);
    expect(taken.sort()).toEqual([...variableNames].sort());
  });
});

describe('headers', () => {
  it('have the rule of an inner folder before that of the folder around it', () => {
    const folders = headerRules(policies).map(({ folder }) => folder);
    for (const [place, folder] of folders.entries()) {
      const first = folders.findIndex((other) => folder.startsWith(other));
      expect(folders[first], folder).toBe(folders[place]);
    }
  });

  it('let hashed and versioned files be kept, and nothing else', () => {
    const kept = headerRules(policies)
      .filter(({ headers }) => headers['Cache-Control']?.includes('immutable'))
      .map(({ folder }) => folder);
    expect(kept).toEqual(['assets/', 'lib/']);
  });

  it('let everybody frame the page for other sites', () => {
    const embed = headerRules(policies).find(({ folder }) => folder === 'embed/')?.headers;
    expect(embed?.['Content-Security-Policy']).toBe('frame-ancestors *');
  });

  it('hold the document of a sketch on another site as strictly as that on this one', () => {
    const of = (name: string) =>
      headerRules(policies).find(({ folder }) => folder === name)?.headers ?? {};
    const { 'Content-Security-Policy': policy, ...rest } = of('embed/sketch/');
    const { 'Content-Security-Policy': ours, ...others } = of('runner/');
    expect(policy).toBe(`${policies.runner}; sandbox allow-scripts; frame-ancestors *`);
    expect(policy).toBe(ours?.replace("'self'", '*'));
    expect(rest).toEqual(others);
    expect(rest['Connection-Allowlist']).toBe('()');
  });

  it('sandbox the documents of sketches, and let nobody else show a document', () => {
    const runner = headerRules(policies).find(({ folder }) => folder === 'runner/')?.headers;
    expect(runner?.['Content-Security-Policy']).toBe(
      `${policies.runner}; sandbox allow-scripts; frame-ancestors 'self'`,
    );
    expect(pageHeaders(policies)['Content-Security-Policy']).toBe(
      `${policies.page}; frame-ancestors 'self'`,
    );
  });
});

describe.each([
  ['_headers', renderNetlifyHeaders],
  ['nginx.conf', renderNginxConfig],
])('%s', (_name, render) => {
  it('sends every header of the one source', () => {
    const text = render('/p5.asciify/', policies);
    // In nginx the character set has a directive of its own.
    for (const part of Object.values(contentTypes).flatMap((type) => type.split('; charset='))) {
      expect(text).toContain(part);
    }
    const ruled = headerRules(policies).map((rule) => rule.headers);
    for (const headers of [commonHeaders, pageHeaders(policies), ...ruled]) {
      for (const [name, value] of Object.entries(headers)) {
        expect(text).toContain(name);
        expect(text).toContain(value);
      }
    }
  });

  it('knows the base URL', () => {
    expect(render('/p5.asciify/', policies)).toMatchSnapshot();
  });
});
