import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import rewriteModule, {
  importsOnly,
  namedChunks,
  otherChunkNames,
  pageCalls,
  wholePages,
} from './rewrites.mjs';

const { resolve } = createRequire(import.meta.url);
const read = (file: string): string => readFileSync(resolve(file), 'utf8');

describe('the table of chunks', () => {
  const entry = (key: string, module: string) =>
    `  "${key}": [() => import(/* webpackChunkName: "${key}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
  const registry = `export default {\n${entry('01a', '@site/a.mdx')}\n${entry('02b', '@theme/DocRoot')}};\n`;

  it('keeps only the import functions for the browser', () => {
    expect(importsOnly(registry)).toBe(`export default {
  "01a": [() => import(/* webpackChunkName: "01a" */ "@site/a.mdx")],
  "02b": [() => import(/* webpackChunkName: "docs-layout" */ "@theme/DocRoot")],};
`);
  });

  it('has each part report its chunk on the server', () => {
    expect(namedChunks(registry)).toContain('"01a", require.resolveWeak("@site/a.mdx")]');
    expect(namedChunks(registry)).toContain(
      '"docs-layout", require.resolveWeak("@theme/DocRoot")]',
    );
  });

  it('stays as it is when one entry is written otherwise', () => {
    const other = registry.replace('() => import', 'async () => import');
    expect(importsOnly(other)).toBeUndefined();
    expect(namedChunks(other)).toBeUndefined();
  });
});

describe('routes', () => {
  const names = JSON.stringify({
    '/docs-0a2': { __comp: '2', config: '9' },
    '/blog-0a1': { __comp: '0', items: [{ content: '1' }], config: '9' },
    '/docs/a-0a3': { __comp: '3', content: '4' },
    '/docs/b-0a4': { __comp: '3', content: '5' },
    '/docs/b-0a5': { __comp: '3', content: '6' },
  });
  const leaf = (path: string, hash: string, more = '') =>
    `{ path: '${path}', component: ComponentCreator('${path}', '${hash}'), exact: true${more} }`;
  const routes = `export default [
    ${leaf('/blog', '0a1')},
    { path: '/docs', component: ComponentCreator('/docs', '0a2'), routes: [
      ${leaf('/docs/a', '0a3', ', sidebar: "guides"')},
      ${leaf('/docs/b', '0a4')},
      ${leaf('/docs/b', '0a5', ', custom: 1')},
    ] },
  ];`;

  it('tells the browser as much of routes and their chunks as the framework does', () => {
    const code = pageCalls(routes, names) ?? '';
    const others: unknown = JSON.parse(otherChunkNames(names, routes));
    const kept = v.parse(v.record(v.string(), v.unknown()), others);
    expect(Object.keys(kept)).toEqual(['/docs-0a2', '/docs/b-0a5']);
    const script = code.replace(/^import .*$/gm, '').replace('export default', 'table =');
    /** What the framework finds for a component: its path, and the chunks at its key. */
    const ComponentCreator = (path: string, key: string) => [path, kept[`${path}-${key}`]];
    const page = (path: string, chunks: object, more = {}) => ({
      path,
      component: [path, chunks],
      exact: true,
      ...more,
    });
    const table: unknown = runInNewContext(script, { ComponentCreator, names: kept });
    expect(JSON.parse(JSON.stringify(table))).toEqual([
      page('/blog', { __comp: '0', items: [{ content: '1' }] }),
      {
        path: '/docs',
        component: ['/docs', { __comp: '2' }],
        routes: [
          page('/docs/a', { __comp: '3', content: '4' }, { sidebar: 'guides' }),
          page('/docs/b', { __comp: '3', content: '5' }),
          page('/docs/b', { __comp: '3', content: '6' }, { custom: 1 }),
        ],
      },
    ]);
    // The framework finds the chunks of a page by its key without what follows the last hyphen.
    const paths = Object.keys(kept).map((key) => key.replace(/-[^-]+$/, ''));
    expect(paths.sort()).toEqual(['/blog', '/docs', '/docs/a', '/docs/b', '/docs/b']);
  });

  it('stay as they are when they are written otherwise', () => {
    expect(pageCalls('export default [];', '{}')).toBeUndefined();
    expect(otherChunkNames('{"/a-0a1":{"__comp":"1"}}', 'export default [];')).toBe(
      '{"/a-0a1":{"__comp":"1"}}',
    );
  });
});

it('finds what it replaces in the files of the framework', () => {
  expect(wholePages(read('@docusaurus/core/lib/client/renderToHtml.js'))).toContain(
    'renderToPipeableStream(app, { progressiveChunkSize: Infinity,',
  );
});

it('leaves a module alone that it does not know, and warns of it', () => {
  const emitWarning = vi.fn();
  const loader = {
    getOptions: () => ({ rewrite: 'wholePages' }),
    resourcePath: '/a.js',
    emitWarning,
  };
  expect(Reflect.apply(rewriteModule, loader, ['prerender(app)'])).toBe('prerender(app)');
  expect(String(emitWarning.mock.calls)).toContain(
    '"wholePages" left /a.js as it is, because it is not written as expected.',
  );
});
