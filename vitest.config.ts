import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** Files that take as long as all others together. Started last, they would run alone. */
const slowest = /buildRules\.test/;

/**
 * Tests that get every module anew: those of the library, which keeps what it is told in singletons,
 * and those that replace modules with `vi.mock()`, which would be replaced for other files as well.
 */
const isolated = ['packages/p5.asciify/test/unit/**/*.test.ts', '**/*.isolated.test.{ts,tsx}'];
const excluded = ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.docusaurus/**'];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [slow, others] = [true, false].map((isSlow) =>
      sorted.filter(({ moduleId }) => slowest.test(moduleId) === isSlow),
    );
    return [...(slow ?? []), ...(others ?? [])];
  }
}

export default defineConfig({
  resolve: { alias: { '@site': new URL('./website', import.meta.url).pathname } },
  test: {
    // A thread starts in less time than a process, which isolated tests need for each file.
    pool: 'threads',
    globalSetup: ['scripts/temporaryFolder.ts'],
    // Property tests take seconds on a busy machine; nothing here is about speed.
    testTimeout: 30_000,
    sequence: { sequencer: SlowestFirst },
    // Elsewhere each name is taken for a class, so that no style sheet need be read. The classes for the
    // sizes of frames are those that this one has.
    css: { include: /FramePicture\/sizes/, modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: { name: 'isolated', include: isolated, exclude: excluded },
      },
      {
        extends: true,
        test: {
          name: 'sharing modules',
          include: ['**/*.test.{js,ts,tsx}'],
          exclude: [...excluded, ...isolated],
          // React, TypeScript and parsers are loaded once instead of for each file.
          isolate: false,
        },
      },
    ],
  },
});
