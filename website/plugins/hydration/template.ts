/**
 * Makes the HTML template of all pages: Docusaurus's own, except that an inline script, the same on
 * every page, fetches the page's scripts late (`lateScripts.ts`).
 *
 * Effect: a page is painted as soon as its HTML and its style sheet are loaded (bench/README.md,
 * `paint/`).
 */
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const frameworkScripts =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script .*? defer><\/script>\s*<% \}\); %>/;
const tags = '<%~ metaAttribute %>';
const charset = '<meta charset="UTF-8">';
const startOfBody = '<%~ it.preBodyTags %>';
const inlineScripts = '/<script>.*?<\\/script>/gs';

/**
 * Matches the title and description that the framework writes only for Open Graph. The quotes come
 * in pairs, because the template language (Eta) takes an unpaired quote for the start of a string.
 */
const openGraph = '/<meta[^>]* property="og:(title|description)" content=(".*?")\\/>/g';
const twitter = `'$&<meta name="twitter:$1" content=$2>'`;

/** Docusaurus's own template, with one script in place of many. */
export function makeTemplate(): string {
  const isKnown = [charset, tags, startOfBody].every((part) => defaultTemplate.includes(part));
  if (!frameworkScripts.test(defaultTemplate) || !isKnown) {
    throw new Error(
      "Docusaurus's page template has changed: plugins/hydration/template.ts must find its scripts, its tags, its charset and the start of its body.",
    );
  }
  const files = '<%= it.scripts.map((script) => it.baseUrl + script).join(" ") %>';
  // The framework's inline scripts are moved before the style sheet: an inline script after a style
  // sheet blocks the parser until that is loaded. The scripts only set attributes of the root
  // element, so they can run before the body exists.
  const early = `<%~ (it.preBodyTags.match(${inlineScripts}) ?? []).join('') %>`;
  // Delays the first paint until the whole navigation bar is parsed; the items of half a bar would
  // move when the rest comes. The link names the element after the bar, not the bar's last item: a
  // browser may paint as soon as the named element's start tag is parsed, so before its content is.
  // https://html.spec.whatwg.org/multipage/links.html#link-type-expect
  const wholeBar =
    '<link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render">';
  return defaultTemplate
    .replace(frameworkScripts, '')
    .replace(tags, () => `<%~ metaAttribute.replace(${openGraph}, ${twitter}) %>`)
    .replace(startOfBody, `<%~ it.preBodyTags.replace(${inlineScripts}, '') %>`)
    .replace(
      charset,
      `${charset}\n${wholeBar}\n<script data-scripts="${files}">${bundle()}</script>${early}`,
    );
}

function bundle(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'lateScripts.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    minify: true,
    legalComments: 'none',
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('Bundling plugins/hydration/lateScripts.ts gave no output.');
  return file.text.trim();
}
