import { defineConfig } from 'vite';

/** One file for script tags, one for bundlers and import maps. p5 comes from the page. */
export default defineConfig({
  build: {
    target: 'es2022',
    sourcemap: true,
    lib: {
      entry: 'src/index.ts',
      name: 'p5.asciify',
      formats: ['es', 'umd'],
      fileName: (format) => `p5.asciify.${format === 'es' ? 'esm' : 'umd'}.js`,
    },
    rolldownOptions: {
      external: ['p5'],
      output: {
        globals: { p5: 'p5' },
        postBanner:
          '/*! p5.asciify 0.10.3, MIT. Embeds Press Start 2P, SIL Open Font License 1.1. */',
      },
    },
  },
});
