/**
 * The patch `defer-scripts`: makes the HTML template of all pages. It is Docusaurus's own, except
 * that an inline script, the same on every page, fetches the page's scripts late
 * (`client/deferScripts.ts`). So a page is painted as soon as its HTML and style sheets are loaded.
 */
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { siteAliases, type SiteModules } from './bundler';

const frameworkScripts =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script .*? defer><\/script>\s*<% \}\); %>/;
const charset = '<meta charset="UTF-8">';
const startOfBody = '<%~ it.preBodyTags %>';
const inlineScripts = '/<script>.*?<\\/script>/gs';

/**
 * Docusaurus's own template, with one script in place of many. The guard lets it be changed only
 * while it is the one that all these parts are in.
 */
export function makeTemplate(siteDir: string, modules: SiteModules): string {
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
    .replace(startOfBody, `<%~ it.preBodyTags.replace(${inlineScripts}, '') %>`)
    .replace(
      charset,
      `${charset}\n${wholeBar}\n<script data-scripts="${files}">${bundle(siteDir, modules)}</script>${early}`,
    );
}

function bundle(siteDir: string, modules: SiteModules): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'client/deferScripts.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    minify: true,
    legalComments: 'none',
    write: false,
    alias: siteAliases(siteDir, modules),
  });
  const [file] = outputFiles;
  if (!file) throw new Error('docusaurus-first-paint: bundling deferScripts.ts gave no output.');
  return file.text.trim();
}
