import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

const output = {
  postBanner: '/*! p5.asciify 0.10.3, MIT. Embeds Press Start 2P, SIL Open Font License 1.1. */',
} as const;

/**
 * One file for script tags, one for bundlers and import maps, one for `require()`. p5 comes from the
 * page.
 */
export default defineConfig({
  plugins: [filesForNode()],
  build: {
    target: 'es2022',
    sourcemap: true,
    lib: { entry: 'src/index.ts' },
    rolldownOptions: {
      external: ['p5'],
      output: [
        { ...output, format: 'es', entryFileNames: 'p5.asciify.esm.js' },
        {
          ...output,
          format: 'umd',
          name: 'p5.asciify',
          globals: { p5: 'p5' },
          entryFileNames: 'p5.asciify.umd.js',
        },
        {
          ...output,
          format: 'cjs',
          entryFileNames: 'p5.asciify.cjs',
          paths: { p5: './requireP5.cjs' },
        },
      ],
    },
  },
});

/**
 * Writes what the file for `require()` needs beside it, and the module that `import` gives in Node. That
 * module takes everything from the file for `require()`, so that a program that does both has one list
 * of asciifiers, plugins and hooks.
 */
function filesForNode(): Plugin {
  return {
    name: 'files for Node',
    generateBundle({ format }, bundle) {
      const script = bundle['p5.asciify.cjs'];
      if (format !== 'cjs' || script?.type !== 'chunk') return;
      const write = (fileName: string, source: string | Buffer) =>
        this.emitFile({ type: 'asset', fileName, source });
      write('requireP5.cjs', readFileSync(new URL('requireP5.cjs', import.meta.url)));
      // Node finds no names in minified code that it could import one by one.
      const names = script.exports.join(', ');
      const lines = [
        "import library from './p5.asciify.cjs';",
        `export const { ${names} } = library;`,
      ];
      write('p5.asciify.node.mjs', `${lines.join('\n')}\n`);
    },
  };
}
