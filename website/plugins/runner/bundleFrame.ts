import { build } from 'esbuild';

/** Bundles the code that runs inside the frame into one script. */
export async function bundleFrame(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`Bundling ${entry} gave no output.`);
  return file.text;
}
