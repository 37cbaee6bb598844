/** Puts the banner about a wrong base URL, an inline script, into the built home page. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleScript } from '../bundleScript';

/** @throws Error when the home page has no head to put it into. */
export async function writeBaseUrlBanner(outDir: string, baseUrl: string): Promise<void> {
  const file = join(outDir, 'index.html');
  const html = await readFile(file, 'utf8');
  const script = await bundleScript(join(__dirname, 'banner.ts'), { BASE_URL: baseUrl });
  const [head] = /<meta charset="?utf-8"?\s*\/?>/i.exec(html) ?? [];
  if (head === undefined) {
    throw new Error('index.html does not state its encoding, behind which the banner stands.');
  }
  await writeFile(
    file,
    html.replace(head, () => `${head}<script>${script.trim()}</script>`),
  );
}
