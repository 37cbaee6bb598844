import { defineConfig } from 'vitest/config';

/**
 * Tests that get every module anew: those of the library, which keeps what it is told in singletons,
 * and those that replace modules with `vi.mock()` or change the document for good, which other files
 * would meet as well.
 */
const isolated = ['packages/p5.asciify/test/unit/**/*.test.ts', '**/*.isolated.test.{ts,tsx}'];
const excluded = ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.docusaurus/**'];

/** Tests that build small sites, which takes half a minute: they are a step of their own. */
const builds = ['website/buildRules.test.ts'];

export default defineConfig({
  resolve: { alias: { '@site': new URL('./website', import.meta.url).pathname } },
  test: {
    // A thread starts in less time than a process, which isolated tests need for each file.
    pool: 'threads',
    globalSetup: ['scripts/temporaryFolder.ts'],
    // Property tests take seconds on a busy machine; nothing here is about speed.
    testTimeout: 30_000,
    // Elsewhere each name is taken for a class, so that no style sheet need be read. The classes for the
    // sizes of frames are those that this one has.
    css: { include: /FramePicture\/sizes/, modules: { classNameStrategy: 'non-scoped' } },
    // Groups run one after the other. Were all in one group, the tests that share modules would read them
    // twice as often: on two processors Vitest gives such files to one worker only when they come first.
    projects: [
      {
        extends: true,
        test: {
          name: 'sharing modules',
          include: ['**/*.test.{js,ts,tsx}'],
          exclude: [...excluded, ...isolated, ...builds],
          // React, TypeScript and parsers are loaded once instead of for each file.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: isolated,
          exclude: excluded,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'builds', include: builds, sequence: { groupOrder: 2 } } },
    ],
  },
});
