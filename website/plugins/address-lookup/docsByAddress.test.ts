import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import docsByAddress from './docsByAddress.mjs';

const { resolve } = createRequire(import.meta.url);

it.each([
  ['docsClientUtils.js', 'activeVersion && findDoc(activeVersion.docs, pathname);', 'findDoc'],
  ['docsUtils.js', 'findRoute(docRoutes, location.pathname)?.route;', 'findRoute'],
])('has %s look documents up', (file, lookup, from) => {
  const resourcePath = resolve(`@docusaurus/plugin-content-docs/lib/client/${file}`);
  const code = docsByAddress.call({ resourcePath }, readFileSync(resourcePath, 'utf8'));
  expect(code).toContain(lookup);
  expect(code).toContain(`import { ${from} } from '@site/plugins/address-lookup/${from}';`);
});

it('says so when the framework searches in another way', () => {
  const resourcePath = '/docsUtils.js';
  expect(() => docsByAddress.call({ resourcePath }, 'docRoutes.filter(isOwn);')).toThrow(
    /^docsUtils\.js: expected \/docRoutes.*\/; see plugins\/address-lookup\.$/,
  );
});
