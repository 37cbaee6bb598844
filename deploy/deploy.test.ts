import { describe, expect, it } from 'vitest';
import { commonHeaders, contentTypes, headerRules, headersFor } from './headers';
import { renderNetlifyHeaders } from './netlifyHeaders';
import { renderNginxConfig } from './nginxConfig';

describe('headersFor', () => {
  it('lets hashed and versioned files be kept, and nothing else', () => {
    expect(headersFor('/base/assets/main.js', '/base/')['Cache-Control']).toContain('immutable');
    expect(headersFor('/base/lib/x.js', '/base/')['Access-Control-Allow-Origin']).toBe('*');
    expect(headersFor('/assets/main.js', '/base/')['Cache-Control']).not.toContain('immutable');
    expect(headersFor('/base/docs/intro', '/base/')).toMatchObject(commonHeaders);
    expect(headersFor('/base/sw.js', '/base/')['Cache-Control']).toBe('no-cache');
  });

  it('names the type of text that not every server knows', () => {
    expect(headersFor('/docs/intro.md', '/')['Content-Type']).toBe('text/markdown; charset=utf-8');
    expect(headersFor('/llms.txt', '/')['Content-Type']).toBe('text/plain; charset=utf-8');
    expect(headersFor('/docs/intro', '/')).not.toHaveProperty('Content-Type');
  });

  it('has no rule inside another', () => {
    for (const { folder } of headerRules) {
      const matching = headerRules.filter((rule) => folder.startsWith(rule.folder));
      expect(matching.map((rule) => rule.folder)).toEqual([folder]);
    }
  });
});

describe.each([
  ['_headers', renderNetlifyHeaders],
  ['nginx.conf', (baseUrl: string) => renderNginxConfig(baseUrl)],
])('%s', (_name, render) => {
  it('sends every header of the one source', () => {
    const text = render('/p5.asciify/');
    for (const type of Object.values(contentTypes)) expect(text).toContain(type);
    for (const headers of [commonHeaders, ...headerRules.map((rule) => rule.headers)]) {
      for (const [name, value] of Object.entries(headers)) {
        expect(text).toContain(name);
        expect(text).toContain(value);
      }
    }
  });

  it('knows the base URL', () => {
    expect(render('/p5.asciify/')).toMatchSnapshot();
  });
});
