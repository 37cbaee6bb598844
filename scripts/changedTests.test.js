import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { named, testsFor } from './changedTests.js';

const specs = readdirSync(new URL('../e2e', import.meta.url))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `e2e/${name}`);

it('finds the tests of what was changed', () => {
  expect(testsFor(['examples/eye/sketch.js', 'examples/eye/frame.txt'])).toEqual([
    'e2e/cookbook',
    'e2e/examples',
    'e2e/first-piece',
    'e2e/flashing',
    'e2e/gallery',
  ]);
  expect(testsFor(['e2e/home.spec.ts'])).toEqual(['e2e/home.spec.ts']);
  expect(testsFor(['website/src/theme/Root.tsx'])).toContain('e2e/navigation-bar');
});

it('runs no browser for what only unit tests read', () => {
  expect(testsFor(['website/site.config.test.ts', 'LICENSE'])).toEqual([]);
});

it.each(specs)('%s belongs to an area', (spec) => {
  expect(named.filter((test) => spec.startsWith(test))).not.toEqual([]);
});

it('names only tests that exist', () => {
  const missing = named.filter(
    (test) => test.startsWith('e2e/') && !specs.some((spec) => spec.startsWith(test)),
  );
  expect(missing).toEqual([]);
});
