import { defineConfig } from 'vite';

const output = {
  postBanner: '/*! p5.asciify-shape 1.0.0, MIT. */',
} as const;

/**
 * One file for script tags, one for bundlers and import maps, one for `require()`. The library comes
 * from the page.
 */
export default defineConfig({
  build: {
    target: 'es2022',
    sourcemap: true,
    lib: { entry: 'src/index.ts' },
    rolldownOptions: {
      // Names of modules in comments are relative to it. The tests build from another folder, and must
      // get the same file.
      cwd: import.meta.dirname,
      external: ['p5', 'p5.asciify'],
      output: [
        { ...output, format: 'es', entryFileNames: 'p5.asciify-shape.esm.js' },
        {
          ...output,
          format: 'umd',
          // The global is the plugin itself.
          exports: 'default',
          globals: { 'p5.asciify': 'p5.asciify' },
          name: 'P5AsciifyShape',
          entryFileNames: 'p5.asciify-shape.umd.js',
        },
        { ...output, format: 'cjs', exports: 'named', entryFileNames: 'p5.asciify-shape.cjs' },
      ],
    },
  },
});
