import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

/**
 * A remark plugin that removes the site's own components from its pages: an example becomes its
 * source as a code block, any other component is replaced by its content.
 */
export default function plainMarkdown({ examples }: { examples: string }) {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const isImport = node.type === 'mdxjsEsm' && node.value.startsWith('import');
      if (!isImport && !isComponent(node)) return undefined;
      const left = isComponent(node) ? contentOf(node, examples) : [];
      parent.children.splice(index, 1, ...left);
      return [SKIP, index];
    });
  };
}

type Component = MdxJsxFlowElement | MdxJsxTextElement;

function isComponent(node: { type: string; name?: unknown }): node is Component {
  return node.type.startsWith('mdxJsx') && /^[A-Z]/.test(String(node.name));
}

function contentOf({ attributes, children }: Component, examples: string): Root['children'] {
  const slug = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'slug');
  return typeof slug?.value === 'string'
    ? [
        {
          type: 'code',
          lang: 'js',
          value: readFileSync(`${examples}/${slug.value}/sketch.js`, 'utf8'),
        },
      ]
    : children;
}
