import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Makes the anchors of table rows known to the site's link checker.
 *
 * TypeDoc writes `<a id="property-x"></a>` into tables, which the framework does not see; the
 * `Anchor` component reports its id.
 */
export function rehypeAnchors() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (element) => {
      if (element.type !== 'mdxJsxTextElement' && element.type !== 'mdxJsxFlowElement') return;
      const names = element.attributes.map((attribute) => 'name' in attribute && attribute.name);
      if (element.name === 'a' && names.includes('id') && !names.includes('href')) {
        element.name = 'Anchor';
      }
    });
  };
}
