import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What serves the repository alone, and is no part of the site. */
const tooling = {
  group: ['**/scripts/**', '**/e2e/**', '**/bench/**', '**/testing/**'],
  message: 'The website is built without tests and tools; they import from it.',
};

/** Forbids imports into folders of the website, with a hint at where the code belongs instead. */
function closedFolders(folders, message) {
  const group = folders.flatMap((name) => [`@site/${name}`, `@site/${name}/**`, `**/${name}/**`]);
  return { 'no-restricted-imports': ['error', { patterns: [{ group, message }, tooling] }] };
}

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/build/',
    '**/.docusaurus*/',
    'website/docs/',
    'deploy/generated/',
    'test-results/',
    'playwright-report/',
    // Sketches run in p5's global mode; the example tests run each of them.
    'examples/',
    'exercises/',
    'course/',
    'website/plugins/sketches/templates/',
    // Written as other projects would write them, and checked by their tools.
    'consumers/projects/',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // Rules that need types are in .oxlintrc.json, for a linter that uses the native compiler.
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['**/*.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['website/**/*.tsx', 'packages/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['e2e/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message:
            'Import it from ./support/test or ./support/reading, whose pages prefetch nothing.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['**/*.isolated.test.{ts,tsx}', 'packages/p5.asciify/test/unit/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name='mock']",
          message:
            'Tests share their modules: name one that replaces some *.isolated.test.ts (vitest.config.ts).',
        },
      ],
    },
  },
  // Packages can be used by other sites: they know nothing of this one.
  {
    files: ['packages/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@site/*', '**/website/**'],
              message: 'A package does not import from the website; hand it in as an option.',
            },
          ],
        },
      ],
    },
  },
  // The player can be used without Docusaurus.
  {
    files: ['packages/sketch-player/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@site/*', '**/website/**', '@docusaurus/*', '@theme/*', '@generated/*'],
              message:
                'sketch-player knows neither Docusaurus nor a site; hand it in as an option.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['website/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [tooling] }] },
  },
  {
    files: ['engines/**', 'consumers/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/e2e/**'], message: 'What tests in several places share is in testing.' },
          ],
        },
      ],
    },
  },
  // What runs while the site is built and what readers get are apart; tests may look at both.
  {
    files: ['website/plugins/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: closedFolders(
      ['src'],
      'Plugins run while the site is built; what they share with pages is in website/shared.',
    ),
  },
  {
    files: ['website/src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: closedFolders(
      ['plugins'],
      'Pages do not reach into the build; what they share with plugins is in website/shared.',
    ),
  },
  {
    files: ['website/shared/**'],
    rules: closedFolders(['plugins', 'src'], 'What plugins and pages share knows neither of them.'),
  },
);
