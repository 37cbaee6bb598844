import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': new URL('./website', import.meta.url).pathname } },
  test: {
    include: ['**/*.test.{js,ts,tsx}'],
    // Property tests take seconds on a busy machine; nothing here is about speed.
    testTimeout: 30_000,
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.docusaurus/**'],
  },
});
