/**
 * Removes from style sheets the rules that nothing on the site uses and the variables that are
 * overruled.
 *
 * Every page waits for a style sheet, most of which is the framework's. All class names that a page
 * may use are in the scripts, which hold the components, the text and the CSS modules' names.
 */
import { PerfLogger } from '@docusaurus/logger';
import svgToDataUri from 'mini-svg-data-uri';
import postcss, { type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import type { Compiler } from 'webpack';
import type { BundlerPatch } from './bundler';

const name = 'purge-css';

export const purgeCss: BundlerPatch = (_config, isServer) =>
  isServer ? {} : { plugins: [{ apply: removeFromAssets }] };

function removeFromAssets(compiler: Compiler): void {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    // After minification, and before the hashes of contents are put into file names.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compilation.hooks.processAssets.tapPromise({ name, stage }, (assets) =>
      PerfLogger.async(name, async () => {
        const read = (extension: string) =>
          Object.entries(assets)
            .filter(([file]) => file.endsWith(extension))
            .map(([file, asset]) => ({ file, text: String(asset.source()) }));
        const named = wordsOf(read('.js').map(({ text }) => text));
        const sheets = read('.css');
        for (const { file, text } of sheets) {
          const readElsewhere = sheets
            .filter((sheet) => sheet.file !== file)
            .flatMap(readVariables);
          const clean = removeOverruled(plainPictures(text));
          const kept = await removeUnused(clean, named, readElsewhere);
          compilation.updateAsset(file, new sources.RawSource(kept));
        }
      }),
    );
  });
}

const readVariables = ({ text }: { text: string }): string[] =>
  text.match(/(?<=var\()--[\w-]+/g) ?? [];

const encoded = /url\("?data:image\/svg\+xml;base64,([\w+/=]+)"?\)/g;

/** Writes the pictures in a style sheet as text, which compresses better than base64. */
export function plainPictures(styles: string): string {
  return styles.replace(encoded, (_whole, base64: string) => {
    const svg = Buffer.from(base64, 'base64').toString('utf8');
    return `url("${svgToDataUri(svg)}")`;
  });
}

/** A selector of the root element, with or without an attribute. */
const rootElement = /^(?::root|html)(?:\[[^\]]*\])?$/;

/**
 * Removes from cascade layers the variables of the root element that a rule outside of layers sets
 * too: the rule outside wins, unless the one in the layer is important. Most of these variables are
 * the framework's colours and sizes. https://www.w3.org/TR/css-cascade-5/#layering
 */
export function removeOverruled(styles: string): string {
  const sheet = postcss.parse(styles);
  const own = new Set<string>();
  sheet.each((node) => {
    if (node.type === 'rule' && node.selector === ':root') {
      eachVariable(node, ({ prop }) => own.add(prop));
    }
  });
  sheet.each((layer) => {
    if (layer.type !== 'atrule' || layer.name !== 'layer') return;
    layer.each((rule) => {
      if (rule.type !== 'rule' || !rule.selectors.every((one) => rootElement.test(one))) return;
      eachVariable(rule, (variable) => {
        if (own.has(variable.prop) && !variable.important) variable.remove();
      });
      if (rule.nodes.length === 0) rule.remove();
    });
  });
  return sheet.toString();
}

function eachVariable(rule: Rule, use: (variable: postcss.Declaration) => void): void {
  rule.walkDecls(/^--/, use);
}

/** Class names that scripts put together from parts, so that no script holds them whole. */
const composed = [/^alert--/, /^col--\d+$/, /^theme-/];

/**
 * PurgeCSS takes a selector of pseudo-classes alone, such as `:is(…)`, for unused, unless a `*`
 * stands before it. `bare` matches where a `*` has to be put, `explicit` where to remove it again.
 */
const bare = /(^|[\s,>+~{}]):(?=(?:is|where|not|focus|hover|active)\b)/g;
const explicit = /(^|[\s,>+~{}])\*:(?=(?:is|where|not|focus|hover|active)\b)/g;

/** Everything in texts that may be the name of an element, a class or a variable. */
export function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

/**
 * Removes the rules whose selectors no script names, and the variables that nothing reads.
 *
 * @param styles A style sheet.
 * @param named The words of all scripts, which name everything that may be on a page.
 * @param readElsewhere Variables that are read in other style sheets.
 */
export async function removeUnused(
  styles: string,
  named: ReadonlySet<string>,
  readElsewhere: readonly string[] = [],
): Promise<string> {
  // Names in `:not(…)`, and in `:is(…)` or `:where(…)` with several alternatives, count as used: a
  // rule can apply although nothing has the name.
  const lists = (styles.match(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g) ?? []).filter(
    (list) => list.startsWith(':not') || list.includes(','),
  );
  const listed = wordsOf(lists);
  const words = [...wordsOf([styles])].filter((word) => named.has(word) || listed.has(word));
  // A rule that reads the variables in use: PurgeCSS keeps those, and the variables that they read.
  const variables = words.filter((word) => word.startsWith('--')).concat(readElsewhere);
  const reader = `html{read:${variables.map((name) => `var(${name})`).join()}}`;
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'js' }],
    css: [{ raw: styles.replace(bare, '$1*:') + reader }],
    defaultExtractor: () => words,
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
