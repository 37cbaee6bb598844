import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompletionData } from 'sketch-player/completionData';

/**
 * Looks up every link of the completions in the built pages.
 *
 * @throws Error listing the links that lead nowhere.
 */
export async function checkLinks(data: CompletionData, folder: string): Promise<void> {
  const links = [data.globals, ...Object.values(data.types)].flat().map(({ link }) => link);
  const pages = new Map<string, Promise<string>>();
  const broken = await Promise.all(
    [...new Set(links)].map(async (link) => {
      const [page = '', anchor] = link.split('#');
      const html = pages.get(page) ?? readFile(join(folder, page, 'index.html'), 'utf8');
      pages.set(page, html);
      try {
        const text = await html;
        return anchor === undefined || hasId(text, anchor) ? [] : [link];
      } catch {
        return [link];
      }
    }),
  );
  const found = broken.flat().sort();
  if (found.length > 0) {
    throw new Error(
      `The code editor would link to places that the API reference does not have: ${found.join(', ')}. The rule for links is in plugins/completions/librarySymbols.ts.`,
    );
  }
}

function hasId(html: string, id: string): boolean {
  // The HTML minifier drops the quotes of attributes where it can.
  return [`id="${id}"`, `id=${id} `, `id=${id}>`].some((attribute) => html.includes(attribute));
}
