import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttributeValueExpression } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { remarkPictureFiles } from './remarkPictureFiles';

/** What Docusaurus makes of a picture. */
function pictureFrom(source: string): { tree: Root; value: MdxJsxAttributeValueExpression } {
  const literal = { type: 'Literal', value: source, raw: JSON.stringify(source) } as const;
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'MemberExpression',
          computed: false,
          optional: false,
          property: { type: 'Identifier', name: 'default' },
          object: {
            type: 'CallExpression',
            optional: false,
            callee: { type: 'Identifier', name: 'require' },
            arguments: [literal],
          },
        },
      },
    ],
  };
  const value: MdxJsxAttributeValueExpression = {
    type: 'mdxJsxAttributeValueExpression',
    value: `require(${JSON.stringify(source)}).default`,
    data: { estree },
  };
  const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'src', value }];
  const image = { type: 'mdxJsxTextElement' as const, name: 'img', attributes, children: [] };
  return { tree: { type: 'root', children: [{ type: 'paragraph', children: [image] }] }, value };
}

const file = new VFile({ path: 'page.mdx' });

it('keeps small pictures in files', () => {
  const { tree, value } = pictureFrom('!/modules/url-loader/index.js?limit=10000&name=a!./b.webp');
  remarkPictureFiles()(tree, file);
  const expected = '"!/modules/url-loader/index.js?limit=0&name=a!./b.webp"';
  expect(value.value).toBe(`require(${expected}).default`);
  expect(JSON.stringify(value.data?.estree)).toContain(`"raw":${JSON.stringify(expected)}`);
});

it('names the place of a picture that is loaded in another way', () => {
  const { tree } = pictureFrom('./b.webp');
  expect(() => remarkPictureFiles()(tree, file)).toThrow(
    'page.mdx:1: expected an image that Docusaurus loads with url-loader.',
  );
});
