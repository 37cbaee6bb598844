/** What modules of the repository consist of: esbuild follows their imports. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';

const repository = new URL('../../', import.meta.url);
/** The path of a file of the repository. */
export const inRepository = (path: string) => fileURLToPath(new URL(path, repository));

/** The packages whose builds are tested. Modules that import one count as they are, without it. */
export const libraries = ['p5.asciify', 'p5.asciify-shape'];

/**
 * Follows imports into the packages of the repository, but not into those from npm, which the lockfile
 * stands for, nor into what Docusaurus makes up (`@theme`, `@generated`).
 */
const ownModules: Plugin = {
  name: 'own modules',
  setup(bundler) {
    bundler.onResolve({ filter: /^@site\// }, ({ path, kind }) =>
      bundler.resolve(path.replace('@site/', './'), { kind, resolveDir: inRepository('website') }),
    );
    // Vite's ways to import the content of a file.
    bundler.onResolve({ filter: /\?(raw|inline)$/ }, ({ path, kind, resolveDir }) =>
      bundler.resolve(path.replace(/\?\w+$/, ''), { kind, resolveDir }),
    );
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined;
      const [name = ''] = path.split('/');
      const isOwn = existsSync(inRepository(`packages/${name}/package.json`));
      return isOwn && !libraries.includes(name) ? undefined : { path, external: true };
    });
  },
};

const options = {
  absWorkingDir: inRepository('.'),
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'error',
  outdir: '.',
  loader: {
    '.css': 'text',
    '.html': 'text',
    '.frag': 'text',
    '.vert': 'text',
    '.woff': 'binary',
    '.woff2': 'binary',
  },
  plugins: [ownModules],
} satisfies BuildOptions;

/**
 * Bundles modules, each with all that it imports.
 *
 * @param entries Their paths.
 * @returns Their code, in which comments are left out, and the paths of all modules in the repository.
 */
export async function bundle(
  entries: readonly string[],
): Promise<{ code: Uint8Array[]; modules: string[] }> {
  const { outputFiles, metafile } = await build({ ...options, entryPoints: [...entries] });
  return {
    code: outputFiles.map(({ contents }) => contents),
    modules: Object.keys(metafile.inputs).sort(),
  };
}

/**
 * Finds what each of the given modules imports, directly or not.
 *
 * @param entries Their paths in the repository.
 * @returns For each, the paths of all modules that it consists of, its own among them.
 */
export async function modulesOf(
  entries: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  // One module that imports all is bundled once, instead of once for each.
  const contents = entries.map((entry) => `import ${JSON.stringify(`./${entry}`)};`).join('\n');
  const stdin = { contents, resolveDir: inRepository('.') };
  const { metafile } = await build({ ...options, stdin });
  const follow = (module: string, found: Set<string>): Set<string> => {
    if (found.has(module)) return found;
    found.add(module);
    for (const { path, external } of metafile.inputs[module]?.imports ?? []) {
      if (!external) follow(path, found);
    }
    return found;
  };
  return new Map(entries.map((entry) => [entry, follow(entry, new Set())]));
}
