import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import onlyImports from './onlyImports.mjs';
import {
  compactRoutes,
  joinLayouts,
  layoutChunks,
  numberChunks,
  outerChunkNames,
  renameChunks,
} from './tables.mjs';

it('keeps the way to import a chunk, in the order of numbers', () => {
  const source = `export default {
  "1": [() => import(/* webpackChunkName: "1" */ "@theme/B"), "@theme/B", require.resolveWeak("@theme/B")],
  "0": [() => import(/* webpackChunkName: "0" */ "@theme/A"), "@theme/A", require.resolveWeak("@theme/A")],
}`;
  expect(onlyImports(source))
    .toBe(`export default [[() => import(/* webpackChunkName: "0" */ "@theme/A")],
[() => import(/* webpackChunkName: "1" */ "@theme/B")]];`);
});

it.each([
  'export default {"0": () => import("@theme/A")}',
  'export default {"1": [() => import("@theme/A"), "@theme/A", require.resolveWeak("@theme/A")]}',
])('says so when the framework writes something else', (source) => {
  expect(() => onlyImports(source)).toThrow(
    'registry.js: expected "0": [() => import("…"), "…", require.resolveWeak("…")] and so on; see plugins/route-tables.',
  );
});

const chunkNames = JSON.stringify({
  '/blog-0a1': { __comp: 'ccc', items: [{ content: 'ddd' }], config: 'settings' },
  '/docs-0a2': { __comp: 'eee' },
  '/docs/a-0a3': { __comp: 'fff', content: 'aaa' },
  '/docs/b-0a4': { __comp: 'fff', content: 'bbb' },
  '/docs/c-0a5': { __comp: 'fff', content: 'ddd' },
});
const registry = ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff', 'zzz']
  .map((name) => `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}")],`)
  .join('\n');
const leaf = (path: string, hash: string, more = '') =>
  `{ path: '${path}', component: ComponentCreator('${path}', '${hash}'), exact: true${more} }`;
const sidebar = ', sidebar: "guides"';
const routes = `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  ${leaf('/blog', '0a1')},
  { path: '/docs', component: ComponentCreator('/docs', '0a2'), routes: [
    ${leaf('/docs/a', '0a3', sidebar)}, ${leaf('/docs/b', '0a4', sidebar)}, ${leaf('/docs/c', '0a5', sidebar)}
  ] },
];`;

it('numbers chunks as routes ask for them, and then the others', () => {
  const numbers = numberChunks(chunkNames, registry);
  expect([...numbers.keys()]).toEqual(['ccc', 'ddd', 'eee', 'fff', 'aaa', 'bbb', 'zzz']);
  expect([...numbers.values()]).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  expect(renameChunks(registry, numbers)).toContain(
    '"6": [() => import(/* webpackChunkName: "6" */ "@site/zzz")],',
  );
});

it('puts the parts of a layout into one chunk', () => {
  const names = JSON.stringify({
    '/-0a0': { __comp: '9' },
    '/docs-0a2': { __comp: '2', __context: { plugin: '5' } },
    '/docs-0a6': { __comp: '6' },
    '/docs/a-0a3': { __comp: '3', content: '4' },
  });
  const layouts = layoutChunks(names, routes);
  expect(layouts).toEqual({ 2: '2', 5: '2', 6: '2', 9: '9' });
  const chunk = (number: string) => `import(/* webpackChunkName: "${number}" */ "@site/${number}")`;
  expect(joinLayouts(['3', '6'].map(chunk).join(), layouts)).toBe(
    [chunk('3'), chunk('6').replace('Name: "6"', 'Name: "2"')].join(),
  );
});

it('tells the browser as much of routes as the framework does', () => {
  const names = renameChunks(chunkNames, numberChunks(chunkNames, registry));
  const outer: unknown = JSON.parse(outerChunkNames(names, routes));
  expect(outer).toEqual({ '/docs-0a2': { __comp: '2' } });

  const code = compactRoutes(routes, names);
  expect(code).toContain('...docs("3", 4, "guides", "/docs/a /docs/b")');
  const script = code.replace(/^import .*$/gm, '').replace('export default', 'table =');
  const ComponentCreator = (path: string) => path;
  const table: unknown = runInNewContext(script, { ComponentCreator, names: outer });
  const page = (path: string, more = {}) => ({ path, component: path, exact: true, ...more });
  const guide = { sidebar: 'guides' };
  expect(table).toEqual([
    page('/blog'),
    {
      path: '/docs',
      component: '/docs',
      routes: [page('/docs/a', guide), page('/docs/b', guide), page('/docs/c', guide)],
    },
  ]);
  expect(outer).toEqual({
    '/blog-0': { __comp: '0', items: [{ content: '1' }] },
    '/docs-0a2': { __comp: '2' },
    '/docs/a-0': { __comp: '3', content: '4' },
    '/docs/b-0': { __comp: '3', content: '5' },
    '/docs/c-0': { __comp: '3', content: '1' },
  });
});

it('says so when the framework writes routes in another way', () => {
  expect(() => compactRoutes('export default [];', '{}')).toThrow(
    "routes.js: expected { path: '…', component: ComponentCreator('…', '…'), exact: true }; see plugins/route-tables.",
  );
});
