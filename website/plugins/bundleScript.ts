import { build } from 'esbuild';
import { checkShipped } from './licences/shipped';

/**
 * Bundles code that runs outside the pages, such as the service worker, into one script.
 *
 * @param constants Names in the code, and the values that replace them.
 */
export async function bundleScript(
  entry: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  checkShipped(Object.keys(metafile.inputs));
  const [file] = outputFiles;
  if (!file) throw new Error(`Bundling ${entry} gave no output.`);
  return file.text;
}
