import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': new URL('./website', import.meta.url).pathname } },
  test: {
    include: ['**/*.test.{js,ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.docusaurus/**'],
  },
});
