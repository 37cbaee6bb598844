import { defineConfig } from 'vite';

/** One file for script tags, one for bundlers and import maps. The library comes from the page. */
export default defineConfig({
  build: {
    target: 'es2022',
    sourcemap: true,
    lib: {
      entry: 'src/index.ts',
      name: 'P5AsciifyShape',
      formats: ['es', 'umd'],
      fileName: (format) => `p5.asciify-shape.${format === 'es' ? 'esm' : 'umd'}.js`,
    },
    rolldownOptions: {
      // Names of modules in comments are relative to it. The tests build from another folder, and must
      // get the same file.
      cwd: import.meta.dirname,
      external: ['p5', 'p5.asciify'],
      output: {
        exports: 'default',
        globals: { 'p5.asciify': 'p5.asciify' },
        postBanner: '/*! p5.asciify-shape 1.0.0, MIT. */',
      },
    },
  },
});
