/** Hands data of the build to elements of pages, such as `<LiveExample slug="x"/>`. */
import type { ImportDefaultSpecifier, ImportSpecifier } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { elementsNamed, mdxAttribute, placeOf } from './mdxElements';

interface DataElement {
  /** The name of the element, and of the component in `src/components`. */
  component: string;
  /** The property by which the component gets the data. */
  property: string;
  /** The plugin that makes the data, a file `<slug>.json` for each slug. */
  plugin: string;
}

/**
 * Imports the data of each element that is named after a slug, and hands it to the element. It also
 * imports the component, so that only pages with such an element load it.
 *
 * @param known The slugs that there are.
 */
export function attachData(
  { component, property, plugin }: DataElement,
  tree: Root,
  file: VFile,
  known: readonly string[],
): void {
  const elements = elementsNamed(component, tree);
  if (elements.length === 0) return;
  tree.children.push(importOf(named(component), `@site/src/components/${component}`));
  elements.forEach((element, index) => {
    const slug = slugOf(element, file, known);
    const name = `data${component}${index}`;
    tree.children.push(importOf(byDefault(name), `@generated/${plugin}/default/${slug}.json`));
    element.attributes = [...element.attributes, expressionAttribute(property, name)];
  });
}

/**
 * The `slug` of an element such as `<LiveExample slug="x"/>`.
 *
 * @param known The slugs that there are.
 * @throws Error naming the place and the known slugs when the slug is missing or unknown.
 */
export function slugOf(element: MdxJsxFlowElement, file: VFile, known: readonly string[]): string {
  const slug = mdxAttribute(element, 'slug');
  if (slug !== undefined && known.includes(slug)) return slug;
  const problem = slug === undefined ? 'no slug' : `the unknown slug "${slug}"`;
  throw new Error(
    `${placeOf(element, file)}: ${element.name} has ${problem}; known slugs: ${known.join(', ')}`,
  );
}

type Specifier = ImportDefaultSpecifier | ImportSpecifier;

/** The specifier of a default import, `name`. */
function byDefault(name: string): Specifier {
  return { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } };
}

/** The specifier of a named import, `{ name }`. */
function named(name: string): Specifier {
  const identifier = { type: 'Identifier', name } as const;
  return { type: 'ImportSpecifier', imported: identifier, local: identifier };
}

/** `import … from 'source'`, as the syntax tree that MDX expects. */
function importOf(specifier: Specifier, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [specifier],
            source: { type: 'Literal', value: source },
            attributes: [],
          },
        ],
      },
    },
  };
}

/** The JSX attribute `attribute={name}`. */
function expressionAttribute(attribute: string, name: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name: attribute,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: name,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression: { type: 'Identifier', name } }],
        },
      },
    },
  };
}
