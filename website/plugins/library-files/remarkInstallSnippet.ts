import { join } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { highlight } from '../highlighting/highlight';
import { mdxAttribute } from '../mdxAttribute';
import { describeFile, type ServedFile } from './listFiles';
import { bundlerCommand, importMapPage, scriptPage } from './snippets';

interface Library {
  /** Its package, built. */
  folder: string;
  version: string;
}

type Maker = (library: Library) => Promise<string>;

const makers: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  [
    'script',
    async (library) => highlight(scriptPage(await builtFile(library, 'p5.asciify.umd.js')), 'html'),
  ],
  [
    'importmap',
    async (library) =>
      highlight(importMapPage(await builtFile(library, 'p5.asciify.esm.js')), 'html'),
  ],
  ['bundler', ({ version }) => highlight(bundlerCommand(`p5.asciify-${version}.tgz`), 'bash')],
]);

/**
 * Gives `<InstallSnippet kind="script"/>` its code as `html`. Names and fingerprints come from the
 * files that the site really serves, so they cannot go out of date.
 */
export function remarkInstallSnippet(library: Library) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name === 'InstallSnippet') elements.push(element);
    });
    for (const element of elements) {
      const kind = mdxAttribute(element, 'kind') ?? '';
      const make = makers.get(kind);
      if (!make) {
        const place = `${file.path}:${element.position?.start.line ?? 1}`;
        const known = [...makers.keys()].join(', ');
        throw new Error(`${place}: InstallSnippet has no kind "${kind}"; kinds: ${known}`);
      }
      element.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'html',
        value: await make(library),
      });
    }
  };
}

function builtFile({ folder }: Library, name: string): Promise<ServedFile> {
  return describeFile(join(folder, 'dist', name), name, name);
}
