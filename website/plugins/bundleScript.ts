import { basename, resolve } from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import * as v from 'valibot';
import { cached } from '../cache/cached';
import { checkShipped } from './licences/shipped';

/** Names in the code, and the values that replace them. */
type Constants = Readonly<Record<string, unknown>>;

const modulesSchema = v.object({
  /** Name of the module that is loaded first. */
  entry: v.string(),
  modules: v.array(v.object({ name: v.string(), text: v.string() })),
});
type Modules = v.InferOutput<typeof modulesSchema>;

/** Bundles code that runs outside the pages, such as the service worker, into one script. */
export async function bundleScript(entry: string, constants: Constants = {}): Promise<string> {
  const inputs = ['script', entry, JSON.stringify(constants)];
  const script = await cached('bundles', inputs, () => bundleOne(entry, constants));
  return script.toString();
}

async function bundleOne(entry: string, constants: Constants): Promise<string> {
  const { outputFiles, metafile } = await build({
    ...optionsFor(entry, constants),
    format: 'iife',
    write: false,
    metafile: true,
  });
  checkShipped(filesIn(metafile));
  const [file] = outputFiles;
  if (!file) throw new Error(`Bundling ${entry} gave no output.`);
  return file.text;
}

/**
 * Bundles code that runs outside the pages into modules, so that what it imports on demand is loaded
 * on demand. Their names hold a hash of their content.
 */
export async function bundleModules(entry: string, constants: Constants = {}): Promise<Modules> {
  const inputs = ['modules', entry, JSON.stringify(constants)];
  const modules = await cached('bundles', inputs, async () =>
    JSON.stringify(await bundleAll(entry, constants)),
  );
  return v.parse(modulesSchema, JSON.parse(modules.toString()));
}

async function bundleAll(entry: string, constants: Constants): Promise<Modules> {
  const { outputFiles, metafile } = await build({
    ...optionsFor(entry, constants),
    format: 'esm',
    splitting: true,
    outdir: '.',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    write: false,
    metafile: true,
  });
  checkShipped(filesIn(metafile));
  // Modules that are imported on demand have an entry point, too.
  const [first] =
    Object.entries(metafile.outputs).find(
      ([, { entryPoint }]) => entryPoint !== undefined && resolve(entryPoint) === entry,
    ) ?? [];
  const modules = outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
  if (first === undefined) throw new Error(`Bundling ${entry} gave no output.`);
  return { entry: basename(first), modules };
}

const optionsFor = (entry: string, constants: Constants) =>
  ({
    entryPoints: [entry],
    bundle: true,
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    logLevel: 'silent',
  }) satisfies BuildOptions;

/** The files of which something is left in the bundle. */
function filesIn({ outputs }: Metafile): string[] {
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => file),
  );
}
