import { expect, it } from 'vitest';
import reportChunks from './reportChunks.mjs';

it('has each part report its chunk', () => {
  const source = `export default {
  "01a": [() => import(/* webpackChunkName: "layout" */ "@theme/A"), "@theme/A", require.resolveWeak("@theme/A")],
}`;
  expect(reportChunks(source)).toBe(`export default {
  "01a": [() => import(/* webpackChunkName: "layout" */ "@theme/A"), "layout", require.resolveWeak("@theme/A")],
}`);
});

it('says so when the framework writes something else', () => {
  expect(() => reportChunks('export default {"01a": () => import("@theme/A")}')).toThrow(
    'registry.js: expected "…": [() => import(/* webpackChunkName: "…" */ "…"), "…", require.resolveWeak("…")]; see plugins/hydration.',
  );
});
