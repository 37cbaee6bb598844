import { expect, it } from 'vitest';
import dropConfig from './dropConfig.mjs';
import onlyImports from './onlyImports.mjs';

it('keeps the way to import a chunk', () => {
  const source = `export default {
  "01a": [() => import(/* webpackChunkName: "01a" */ "@theme/A"), "@theme/A", require.resolveWeak("@theme/A")],
}`;
  expect(onlyImports(source)).toBe(`export default {
  "01a": [() => import(/* webpackChunkName: "01a" */ "@theme/A")],
}`);
});

it('says so when the framework writes something else', () => {
  expect(() => onlyImports('export default {"01a": () => import("@theme/A")}')).toThrow(
    'registry.js: expected [() => import("…"), "…", require.resolveWeak("…")]; see plugins/route-tables.',
  );
});

it('drops the configuration of pages', () => {
  expect(dropConfig('{"/-1":{"__comp":"a","config":"b"}}')).toBe('{"/-1":{"__comp":"a"}}');
});
