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
const charset = '<meta charset="UTF-8">';

/** Docusaurus's own template, with one script in place of many. */
export function makeTemplate(): string {
  if (!frameworkScripts.test(defaultTemplate) || !defaultTemplate.includes(charset)) {
    throw new Error(
      "Docusaurus's page template has changed: plugins/hydration/template.ts must find its scripts and its charset.",
    );
  }
  const files = '<%= it.scripts.map((script) => it.baseUrl + script).join(" ") %>';
  // Before the style sheet, for which inline scripts after it wait. A half of the navigation bar is
  // not painted, for its items would move: https://html.spec.whatwg.org/multipage/links.html#link-type-expect
  // It waits for the start of an element only, so for one after the last item (theme/SearchBar).
  const wholeBar = '<link rel="expect" href="#end-of-bar" blocking="render">';
  return defaultTemplate
    .replace(frameworkScripts, '')
    .replace(
      charset,
      `${charset}\n${wholeBar}\n<script data-scripts="${files}">${bundle()}</script>`,
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
