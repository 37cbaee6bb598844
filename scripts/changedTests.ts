import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository, modulesOf } from './proofs/modules';

/** The folders with a Playwright configuration of their own, each with where its tests are. */
const suites = [
  { folder: 'packages/p5.asciify', tests: 'packages/p5.asciify/test/browser' },
  { folder: 'packages/p5.asciify-shape', tests: 'packages/p5.asciify-shape/test' },
  { folder: 'packages/docusaurus-local-search', tests: 'packages/docusaurus-local-search/test' },
  {
    folder: 'packages/docusaurus-first-paint/test',
    tests: 'packages/docusaurus-first-paint/test',
  },
  { folder: 'e2e', tests: 'e2e' },
  { folder: 'engines', tests: 'engines' },
  { folder: 'consumers', tests: 'consumers' },
];

/** What no browser test depends on: unit tests, what people read in the repository, and tools that check it. */
const apart = [
  /\.test\.(js|tsx?)$|\/test\/unit\/|\/__snapshots__\//,
  /(^|\/)(README|CHANGELOG|SECURITY)\.md$/,
  /^(\.github|scripts\/prose)\//,
  /^(cspell|eslint|vitest)\.config\.\w+$|^\.(oxlintrc|prettier|git|docker)/,
];

/** What each test file imports. */
let graph: ReturnType<typeof modulesOf> | undefined;

/**
 * The browser tests that a change can have broken.
 *
 * A change of what tests alone import breaks those that import it, directly or not. All else may be part
 * of the site or of a library, or is read by tests that do not import it, so all tests may depend on it;
 * those of single sketches are skipped as long as their proofs count.
 *
 * @param files Paths in the repository.
 * @returns The test files, by the folder whose configuration runs them; folders without any are left out.
 */
export async function testsFor(
  files: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const changed = files.filter((file) => !apart.some((pattern) => pattern.test(file)));
  const all = suites.map(({ folder, tests }) => [folder, specsIn(tests)] as const);
  const modules = await (graph ??= modulesOf(all.flatMap(([, specs]) => specs)));
  const isOfTests = (file: string) =>
    suites.some(({ tests }) => file.startsWith(`${tests}/`)) &&
    [...modules.values()].some((imported) => imported.has(file));
  const everything = changed.some((file) => !isOfTests(file));
  const found = all.map(([folder, specs]) => {
    const broken = specs.filter((spec) => changed.some((file) => modules.get(spec)?.has(file)));
    return [folder, everything ? specs : broken] as const;
  });
  return new Map(found.filter(([, specs]) => specs.length > 0));
}

function specsIn(folder: string): string[] {
  return readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts') && !name.includes('node_modules'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort();
}
