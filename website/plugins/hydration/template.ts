/**
 * The document that the framework renders pages into, but for its scripts: they are fetched late, by
 * a script inside it, the same on every page.
 *
 * Effect: a page is painted as soon as its own HTML and style sheet are (bench/README.md, `paint/`).
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

/** What the framework says for Open Graph alone. (The template's language counts quotes.) */
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
  // Before the style sheet, for the parser waits with an inline script that comes after one, and the
  // page could not be read until then. Those of the framework only set attributes of the root.
  const early = `<%~ (it.preBodyTags.match(${inlineScripts}) ?? []).join('') %>`;
  // A half of the navigation bar is not painted, for its items would move. This waits for the start of
  // an element only, so for the one after the bar, whose last item is not known to be the last before:
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
