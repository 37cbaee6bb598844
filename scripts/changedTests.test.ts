import { describe, expect, it } from 'vitest';
import { testsFor } from './changedTests';

const everything = [...(await testsFor(['package-lock.json'])).values()].flat();

/** All test files that a change of one file brings. */
const after = async (file: string) => [...(await testsFor([file])).values()].flat();

describe('a change', () => {
  it('of what the whole repository stands on brings all tests', () => {
    expect(everything.length).toBeGreaterThan(100);
    expect(everything).toContain('e2e/home.spec.ts');
    expect(everything).toContain('engines/paths.spec.ts');
    expect(everything).toContain('packages/p5.asciify/test/browser/edge.spec.ts');
  });

  it.each([
    ...['scripts/browser.js', 'scripts/proofs/proven.ts', 'scripts/sketches/stepper.js'],
    ...['scripts/server/siteServer.ts', 'deploy/headers.ts', 'package.json', 'LICENSE'],
    ...[
      'examples/pair-moon/sketch.js',
      'exercises/remove-one/exercise.json',
      'course/moon/sketch.js',
    ],
    ...['website/plugins/sketches/index.ts', 'website/plugins/completions/index.ts'],
    ...['website/src/components/Exercise/index.tsx', 'website/docs/guides/fundamentals.mdx'],
    ...['packages/sketch-player/src/core/Session.ts', 'packages/p5.asciify/src/index.ts'],
    ...['packages/p5.asciify-shape/src/index.ts', 'testing/brokenSketches.ts'],
    ...['packages/docusaurus-local-search/src/index.ts', 'website/a-file-that-is-new.ts'],
    'e2e/a-picture-that-a-test-reads.png',
  ])('of %s, on which any page may depend, brings all tests', async (file) => {
    expect(await after(file)).toEqual(everything);
  });

  it('of a helper brings the tests that import it, directly or not', async () => {
    const live = await after('e2e/support/live.ts');
    expect(live).toContain('e2e/live-controls.spec.ts');
    expect(live).not.toContain('e2e/routes.spec.ts');
    const harness = await after('packages/p5.asciify/test/browser/harness/expected.ts');
    expect(harness).toContain('packages/p5.asciify/test/browser/edge.spec.ts');
    expect(harness).not.toContain('packages/p5.asciify/test/browser/plugins.spec.ts');
  });

  it('of a test brings this test', async () => {
    expect(await after('e2e/home.spec.ts')).toEqual(['e2e/home.spec.ts']);
  });

  it.each([
    ...['README.md', 'SECURITY.md', 'e2e/README.md', 'website/site.config.test.ts'],
    ...['packages/p5.asciify/test/unit/grid.test.ts', '.github/workflows/pages.yml'],
  ])('of %s, which no browser sees, brings none', async (file) => {
    expect(await after(file)).toEqual([]);
  });
});
