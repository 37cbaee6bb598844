/**
 * Bundles the declarations that the compiler has written for a package into its folder `dist`. The
 * `build` of a package runs this in the folder of the package.
 *
 * All of them are in one file, because TypeScript follows imports between the files of a package as
 * Node does, and Node wants file extensions.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { main } from './run.js';

await main(async () => {
  const name = basename(resolve('.'));
  const types = new URL(`../node_modules/.cache/${name}/types/`, import.meta.url);
  const bundle = await rolldown({
    cwd: fileURLToPath(types),
    input: './index.d.ts',
    external: ['p5', 'p5.asciify'],
    plugins: [dts({ dtsInput: true, emitDtsOnly: true })],
    // Without it, what only extends the types of p5 would be left out, since nothing imports from it.
    treeshake: { moduleSideEffects: true },
  });
  const { output } = await bundle.generate({ format: 'es' });
  const [{ code, exports }] = output;

  mkdirSync('dist', { recursive: true });
  writeFileSync(`dist/${name}.d.cts`, code);
  // If `import` had declarations of its own, a program that gets the package both by `import` and by
  // `require()` would see two classes of each name, and `window.p5asciify` can be declared to be of one
  // only. A default export cannot be passed on from there: to Node, that of a file for `require()` is
  // all of it.
  const forImport = exports.includes('default') ? code : `export * from './${name}.cjs';\n`;
  writeFileSync(`dist/${name}.d.ts`, forImport);
});
