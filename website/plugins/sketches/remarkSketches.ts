/** Hands data of the build to elements of pages, such as `<LiveExample slug="x"/>`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportDefaultSpecifier, ImportSpecifier } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { courseSteps } from '../../shared/course';
import { elementsNamed, mdxAttribute, placeOf } from '../mdxElements';
import { sketchFolders } from './folders';
import { slugsIn } from './reading/entries';
import { predictionSlugs } from './reading/predictions';

interface DataElement {
  /** The name of the element, and of the component in `src/components`. */
  component: string;
  /** The property by which the component gets the data. */
  property: string;
  /** Where the data is, a file for each slug. */
  data: string;
  /** The slugs that there are. */
  known: () => Promise<readonly string[]>;
}

/** Gives the elements that show a sketch their data, and `<P5LiveLink slug="x"/>` the source. */
export function remarkSketches({ siteDir }: { siteDir: string }) {
  const { examples, course, exercises } = sketchFolders(siteDir);
  const step = { property: 'step', data: 'course', known: () => Promise.resolve(courseSteps) };
  const elements: readonly DataElement[] = [
    {
      component: 'LiveExample',
      property: 'example',
      data: 'examples',
      known: () => slugsIn(examples),
    },
    {
      component: 'Exercise',
      property: 'exercise',
      data: 'exercises',
      known: () => slugsIn(exercises),
    },
    { component: 'CourseStep', ...step },
    { component: 'CourseGoal', ...step },
    {
      component: 'Predict',
      property: 'prediction',
      data: 'predictions',
      known: async () => (await Promise.all([examples, course].map(predictionSlugs))).flat(),
    },
  ];
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const element of elements) await attachData(element, tree, file);
    await attachSource(examples, tree, file);
  };
}

/**
 * Imports the data of each element that is named after a slug, and hands it to the element. It also
 * imports the component, so that only pages with such an element load it.
 */
async function attachData(
  { component, property, data, known }: DataElement,
  tree: Root,
  file: VFile,
): Promise<void> {
  const elements = elementsNamed(component, tree);
  if (elements.length === 0) return;
  const slugs = await known();
  tree.children.push(importOf(named(component), `@site/src/components/${component}`));
  elements.forEach((element, index) => {
    const slug = slugOf(element, file, slugs);
    const name = `data${component}${index}`;
    const source = `@generated/sketches/default/${data}/${slug}.json`;
    tree.children.push(importOf(byDefault(name), source));
    element.attributes = [...element.attributes, expressionAttribute(property, name)];
  });
}

/** Gives `<P5LiveLink slug="x"/>` the source of that example as `sketch`. */
async function attachSource(examples: string, tree: Root, file: VFile): Promise<void> {
  const elements = elementsNamed('P5LiveLink', tree);
  if (elements.length === 0) return;
  const known = await slugsIn(examples);
  for (const element of elements) {
    const value = await readFile(join(examples, slugOf(element, file, known), 'sketch.js'), 'utf8');
    element.attributes.push({ type: 'mdxJsxAttribute', name: 'sketch', value });
  }
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
