import type { Literal, Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const limit = /(url-loader[^!?]*\?limit=)\d+/;

/**
 * Keeps pictures of Markdown in files. Docusaurus writes those of up to 10 kB into the page, which
 * then weighs more before it is painted, cannot leave them until they come into view, and has their
 * bytes in its Markdown copy.
 *
 * @throws Error when Docusaurus loads pictures in a way that is not known here.
 */
export function remarkPictureFiles() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxTextElement', ({ name, attributes, position }) => {
      if (name !== 'img') return;
      for (const attribute of attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src') continue;
        // An address as text is that of a file already.
        if (typeof attribute.value !== 'object' || !attribute.value) continue;
        const program = attribute.value.data?.estree;
        const source = program && requiredModule(program);
        if (!source || !limit.test(String(source.value))) {
          const place = `${file.path}:${position?.start.line ?? 1}`;
          throw new Error(`${place}: expected an image that Docusaurus loads with url-loader.`);
        }
        source.value = String(source.value).replace(limit, '$10');
        source.raw = JSON.stringify(source.value);
        attribute.value.value = attribute.value.value.replace(limit, '$10');
      }
    });
  };
}

/** The name in `require('…').default`, or in that with a hash behind it. */
function requiredModule({ body: [statement] }: Program): Literal | undefined {
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  const member = expression.type === 'BinaryExpression' ? expression.left : expression;
  if (member.type !== 'MemberExpression' || member.object.type !== 'CallExpression') {
    return undefined;
  }
  const [source] = member.object.arguments;
  return source?.type === 'Literal' ? source : undefined;
}
