import { PurgeCSS } from 'purgecss';

/** Class names that scripts put together from parts, so that no script holds them whole. */
const composed = [/^alert--/, /^col--\d+$/, /^theme-/, /^token-/];

/**
 * PurgeCSS takes a selector of pseudo-classes alone, such as `:is(…)`, for unused, unless a `*`
 * stands before it. `bare` finds where to put a `*`, `explicit` where to remove it again.
 */
const bare = /(^|[\s,>+~{}]):(?=(?:is|where|not|focus|hover|active)\b)/g;
const explicit = /(^|[\s,>+~{}])\*:(?=(?:is|where|not|focus|hover|active)\b)/g;

/**
 * Removes the rules whose selectors no script names, and the variables that nothing reads.
 *
 * @param styles A style sheet.
 * @param scripts Texts of all scripts, which name everything that may be on a page.
 * @param readElsewhere Variables that are read in other style sheets.
 */
export async function removeUnused(
  styles: string,
  scripts: readonly string[],
  readElsewhere: readonly string[] = [],
): Promise<string> {
  // Names in `:not(…)`, and in `:is(…)` or `:where(…)` with several alternatives, count as used: a
  // rule can apply although nothing has the name.
  const lists = (styles.match(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g) ?? []).filter(
    (list) => list.startsWith(':not') || list.includes(','),
  );
  const words = new Set([...scripts, ...lists].flatMap((text) => text.match(/[\w-]+/g) ?? []));
  // A rule that reads the variables in use: PurgeCSS keeps those, and the variables that they read.
  const variables = [...words].filter((word) => word.startsWith('--')).concat(readElsewhere);
  const reader = `html{read:${variables.map((name) => `var(${name})`).join()}}`;
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'js' }],
    css: [{ raw: styles.replace(bare, '$1*:') + reader }],
    defaultExtractor: () => [...words],
    variables: true,
    keyframes: true,
    safelist: {
      // The inline scripts of pages, which are not among `scripts`, set such attributes, too.
      greedy: [/^data-/],
      standard: [...composed, 'html', 'body', ':root', ':host'],
    },
  });
  if (!result) throw new Error('PurgeCSS returned no style sheet.');
  return result.css.replace(reader, '').replace(explicit, '$1:');
}
