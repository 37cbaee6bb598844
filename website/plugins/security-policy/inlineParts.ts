import { parseHtml } from 'docusaurus-local-search/builtPage';
import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import * as v from 'valibot';
import { cached } from '../../cache/cached';

/** The inline parts of a page, which the policy has to allow by hash, or which it never allows. */
export type InlineParts = v.InferOutput<typeof partsSchema>;

const partsSchema = v.object({
  scripts: v.array(v.string()),
  styleAttributes: v.array(v.string()),
  /** Style elements, event handlers and `javascript:` addresses, as error messages name them. */
  forbidden: v.array(v.string()),
});

/** Scripts of these types are data, which no browser runs. */
const data = new Set(['application/json', 'application/ld+json']);

export function findInlineParts(html: string): InlineParts {
  return inlinePartsOf(parseHtml(html));
}

/**
 * Takes the inline parts of a page from the cache, or finds them.
 *
 * @param find Called when the cache has no result for this HTML.
 */
export async function cachedInlineParts(
  html: string,
  find: () => InlineParts | Promise<InlineParts>,
): Promise<InlineParts> {
  const json = await cached('inline-parts', [html], async () => JSON.stringify(await find()));
  return v.parse(partsSchema, JSON.parse(json.toString()));
}

export function inlinePartsOf(document: Root): InlineParts {
  const scripts: string[] = [];
  const styleAttributes: string[] = [];
  const forbidden: string[] = [];
  visit(document, 'element', (element) => {
    const { tagName, properties, children } = element;
    const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    if (tagName === 'script') {
      if (properties.src !== undefined || data.has(String(properties.type))) return SKIP;
      scripts.push(text);
      return SKIP;
    }
    if (tagName === 'style') forbidden.push(`the style element ${start(text)}`);
    for (const [name, value] of Object.entries(properties)) {
      if (name === 'style') styleAttributes.push(String(value));
      if (/^on[A-Z]/.test(name)) forbidden.push(`the event handler ${start(String(value))}`);
      if (/^\s*javascript:/i.test(String(value))) {
        forbidden.push(`the address ${start(String(value))}`);
      }
    }
    return undefined;
  });
  return { scripts, styleAttributes, forbidden };
}

/** The beginning of a text, enough to find it again in the page, for error messages. */
export function start(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `\`${line.length > 80 ? `${line.slice(0, 80)}…` : line}\``;
}
