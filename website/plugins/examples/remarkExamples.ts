import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportDefaultSpecifier, ImportSpecifier } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { elementsNamed, mdxAttribute, placeOf } from '../mdxElements';
import { exampleSlugs } from './readExamples';

const component = 'LiveExample';

/**
 * Turns `<LiveExample slug="x"/>` into an import of that example's data and
 * `<LiveExample example={…}/>`. It also imports the component, so that only pages with an example
 * load it.
 */
export function remarkLiveExample({ folder }: { folder: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const elements = elementsNamed(component, tree);
    if (elements.length === 0) return;

    tree.children.push(importOf(named(component), '@site/src/components/LiveExample'));
    const known = await exampleSlugs(folder);
    elements.forEach((element, index) => {
      const slug = exampleSlug(element, file, known);
      const name = `liveExample${index}`;
      tree.children.push(importOf(byDefault(name), `@generated/examples/default/${slug}.json`));
      element.attributes = [...element.attributes, expressionAttribute('example', name)];
    });
  };
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

/** Gives `<P5LiveLink slug="x"/>` the source of that example as `sketch`. */
export function remarkP5LiveLink({ folder }: { folder: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const elements = elementsNamed('P5LiveLink', tree);
    if (elements.length === 0) return;

    const known = await exampleSlugs(folder);
    for (const element of elements) {
      const value = await readFile(
        join(folder, exampleSlug(element, file, known), 'sketch.js'),
        'utf8',
      );
      element.attributes.push({ type: 'mdxJsxAttribute', name: 'sketch', value });
    }
  };
}

/**
 * The `slug` of an element such as `<LiveExample slug="x"/>`.
 *
 * @param known The slugs of all examples.
 * @throws Error naming the place and the known slugs when the slug is missing or unknown.
 */
export function exampleSlug(element: MdxJsxFlowElement, file: VFile, known: string[]): string {
  const slug = mdxAttribute(element, 'slug');
  if (slug !== undefined && known.includes(slug)) return slug;
  const problem = slug === undefined ? 'no slug' : `the unknown slug "${slug}"`;
  throw new Error(
    `${placeOf(element, file)}: ${element.name} has ${problem}; known slugs: ${known.join(', ')}`,
  );
}
