/** Highlights code. `highlight.ts` runs this in a thread of its own. */
import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import { toHtml } from 'hast-util-to-html';
import {
  createHighlighter,
  type Highlighter,
  createCssVariablesTheme,
  type ShikiTransformer,
} from 'shiki';
import * as v from 'valibot';

/** Languages that code blocks may name; their usual short forms, such as `js`, are known, too. */
export const languages = [
  'bash',
  'css',
  'diff',
  'glsl',
  'html',
  'javascript',
  'json',
  'jsonc',
  'jsx',
  'markdown',
  'mdx',
  'nginx',
  'tsx',
  'typescript',
  'xml',
  'yaml',
] as const;

/** Names for code that is shown without highlighting. */
const plainText = ['text', 'txt', 'plaintext'];

export type Code = v.InferOutput<typeof codeSchema>;

const codeSchema = v.object({ code: v.string(), language: v.string(), meta: v.string() });

let created: Promise<Highlighter> | undefined;

/** @returns the lines as HTML; see `highlight.ts`. */
export default async function highlightCode(input: unknown): Promise<string> {
  const { code, language, meta } = v.parse(codeSchema, input);
  created ??= createHighlighter({ langs: [...languages], themes: [namedTheme] });
  const highlighter = await created;
  const known = highlighter.getLoadedLanguages();
  if (!plainText.includes(language) && !known.includes(language)) {
    throw new Error(
      `unknown language "${language}"; known languages: ${[...known, 'text'].sort().join(', ')}`,
    );
  }
  const root = highlighter.codeToHast(code, {
    lang: language,
    theme: 'named',
    meta: { __raw: meta },
    // Shiki gives up on a line after half a second; on a busy machine that would drop colours.
    tokenizeTimeLimit: 0,
    transformers: [
      transformerMetaHighlight(),
      transformerNotationHighlight(),
      transformerNotationDiff(),
      tokenClasses,
    ],
  });
  const [pre] = root.children;
  const codeElement = pre?.type === 'element' ? pre.children[0] : undefined;
  return toHtml(codeElement?.type === 'element' ? codeElement.children : []);
}

const variablePrefix = '--token-';

/** A theme that names colours by CSS variables, such as `var(--token-keyword)`. */
const namedTheme = createCssVariablesTheme({ name: 'named', variablePrefix });

/**
 * Classes by the theme's names of colours, called as in Pygments (https://pygments.org/docs/tokens/)
 * and in `src/css/code.css`. They are short because a page may have a thousand tokens. Tokens of
 * other names have the colour of plain text.
 */
const classNames = new Map([
  ['keyword', 'k'],
  ['link', 'k'],
  ['string', 's'],
  ['string-expression', 's'],
  ['constant', 'm'],
  ['function', 'nf'],
  ['parameter', 'nv'],
  ['comment', 'c'],
  ['punctuation', 'p'],
  ['inserted', 'gi'],
  ['deleted', 'gd'],
]);

/** Turns the name of each token's colour into a class, and drops the element around plain text. */
const tokenClasses: ShikiTransformer = {
  name: 'token-classes',
  line(line) {
    line.children = line.children.flatMap((token) => {
      if (token.type !== 'element') return [token];
      const className = classNames.get(colourName(token.properties['style']));
      delete token.properties['style'];
      if (className === undefined && !token.properties['class']) return token.children;
      if (className !== undefined) token.properties['class'] = className;
      return [token];
    });
  },
};

function colourName(style: unknown): string {
  const [, name = ''] = /var\(--token-(?:token-)?([\w-]+)\)/.exec(String(style)) ?? [];
  return name;
}
