import { PurgeCSS } from 'purgecss';
import { notAskedFor } from './notAskedFor.mjs';

/** Names that are put together from parts, so that no script holds them whole. */
const composed = [/^alert--/, /^col--\d+$/, /^theme-/, /^token-/];

/** PurgeCSS finds nothing in a selector of pseudo-classes alone, unless it says of what: anything. */
const bare = /(^|[\s,>+~{}]):(?=(?:is|where|not|focus|hover|active)\b)/g;
const explicit = /(^|[\s,>+~{}])\*:(?=(?:is|where|not|focus|hover|active)\b)/g;

/**
 * Removes the rules whose selectors no script names, and the variables that nothing reads.
 *
 * @param styles A style sheet.
 * @param scripts Everything that may put an element on a page.
 * @param readElsewhere Variables that are read in other style sheets.
 */
export async function removeUnused(
  styles: string,
  scripts: readonly string[],
  readElsewhere: readonly string[] = [],
): Promise<string> {
  // What a rule is not for need not be there for the rule to be, nor everything that it may be for.
  const lists = (styles.match(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g) ?? []).filter(
    (list) => list.startsWith(':not') || list.includes(','),
  );
  const words = new Set(
    [...scripts, ...lists]
      .flatMap((text) => text.match(/[\w-]+/g) ?? [])
      .filter((word) => !notAskedFor.test(word)),
  );
  // PurgeCSS follows variables from where they are read.
  const variables = [...words].filter((word) => word.startsWith('--')).concat(readElsewhere);
  const reader = `html{read:${variables.map((name) => `var(${name})`).join()}}`;
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'js' }],
    css: [{ raw: styles.replace(bare, '$1*:') + reader }],
    defaultExtractor: () => [...words],
    variables: true,
    keyframes: true,
    safelist: {
      // Attributes are set by the scripts inside pages, too.
      greedy: [/^data-/],
      standard: [...composed, 'html', 'body', ':root', ':host'],
    },
  });
  if (!result) throw new Error('PurgeCSS returned no style sheet.');
  return result.css.replace(reader, '').replace(explicit, '$1:');
}
