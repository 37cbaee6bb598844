import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

/**
 * A remark plugin that removes the site's own components from its pages: a sketch becomes its
 * source as a code block, any other component is replaced by its content.
 *
 * @param options `folders`: where the sketches are, each in a folder of its own.
 */
export default function plainMarkdown({ folders }: { folders: string[] }) {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const isImport = node.type === 'mdxjsEsm' && node.value.startsWith('import');
      if (!isImport && !isComponent(node)) return undefined;
      const left = isComponent(node) ? contentOf(node, folders) : [];
      parent.children.splice(index, 1, ...left);
      return [SKIP, index];
    });
  };
}

type Component = MdxJsxFlowElement | MdxJsxTextElement;

function isComponent(node: { type: string; name?: unknown }): node is Component {
  return node.type.startsWith('mdxJsx') && /^[A-Z]/.test(String(node.name));
}

/** Components that show a sketch, with the file of it that they begin with, in the folder `slug`. */
const sketchFiles: Record<string, string> = {
  LiveExample: 'sketch.js',
  CourseStep: 'sketch.js',
  Exercise: 'starter.js',
};

/** @throws Error when no folder has the sketch that a component names. */
function contentOf({ name, attributes, children }: Component, folders: readonly string[]) {
  const file = sketchFiles[name ?? ''];
  const slug = attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === 'slug',
  )?.value;
  if (!file || typeof slug !== 'string') return children;
  const paths = folders.map((folder) => join(folder, slug, file));
  const path = paths.find((one) => existsSync(one));
  if (!path) {
    throw new Error(`<${name} slug="${slug}">: expected one of ${paths.join(', ')}.`);
  }
  return [{ type: 'code' as const, lang: 'js', value: readFileSync(path, 'utf8') }];
}
