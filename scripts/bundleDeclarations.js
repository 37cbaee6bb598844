/**
 * Bundles the declarations that the compiler has written for a package into its folder `dist`. The
 * `build` of a package runs this in the folder of the package.
 *
 * All of them are in one file, `<name>.d.cts`, because TypeScript follows imports between the files of
 * a package as Node does, and Node wants file extensions. `<name>.d.ts`, for `import`, takes the types
 * from there. If it had its own, a program that gets the package both by `import` and by `require()`
 * would see two classes of each name, and `window.p5asciify` can be declared to be of one only.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { main } from './run.js';

/** The last statement of a bundle, which names all that the package exports. */
const exportStatement = /^export \{ ([^}]*) \};$/m;

/**
 * The declarations of a package for `require()`, and those for `import`.
 *
 * @param {string} bundle All declarations, with the exports of an ES module.
 * @param {string} script The file that `require()` loads.
 */
export function splitDeclarations(bundle, script) {
  const names = exportStatement.exec(bundle)?.[1]?.split(', ');
  if (!names)
    throw new Error(`${script}: expected the bundle of its declarations to export something.`);
  const [value] = names.flatMap((name) => /^(\w+) as default$/.exec(name)?.[1] ?? []);
  if (value === undefined)
    return { forRequire: bundle, forImport: `export * from './${script}';\n` };

  const types = names.flatMap((name) => /^type (\w+)$/.exec(name)?.[1] ?? []);
  if (types.length + 1 < names.length) {
    throw new Error(
      `${script}: expected types alone beside the default export, got ${names.join(', ')}.`,
    );
  }
  // The default export is all that `require()` gives. TypeScript writes that as `export =`, which
  // allows no other exports, so the types are in a namespace of the same name.
  const list = types.join(', ');
  const exported = `declare namespace ${value} {\n  export type { ${list} };\n}\nexport = ${value};`;
  return {
    forRequire: bundle.replace(exportStatement, exported),
    forImport: `export { default } from './${script}';\nexport type { ${list} } from './${script}';\n`,
  };
}

/** @param {string} name The name of a package. */
async function bundleDeclarations(name) {
  const types = new URL(`../node_modules/.cache/${name}/types/`, import.meta.url);
  const build = await rolldown({
    cwd: fileURLToPath(types),
    input: './index.d.ts',
    external: ['p5', 'p5.asciify'],
    plugins: [dts({ dtsInput: true, emitDtsOnly: true })],
    // Without it, what only extends the types of p5 would be left out, since nothing imports from it.
    treeshake: { moduleSideEffects: true },
  });
  const { output } = await build.generate({ format: 'es' });
  return output[0].code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const name = basename(resolve('.'));
    const { forRequire, forImport } = splitDeclarations(
      await bundleDeclarations(name),
      `${name}.cjs`,
    );
    mkdirSync('dist', { recursive: true });
    writeFileSync(`dist/${name}.d.cts`, forRequire);
    writeFileSync(`dist/${name}.d.ts`, forImport);
  });
}
