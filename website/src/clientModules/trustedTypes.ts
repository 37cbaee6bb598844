/**
 * The `default` Trusted Types policy of a page: https://www.w3.org/TR/trusted-types/
 *
 * The page's Content-Security-Policy makes the browser refuse a string where markup, a script or
 * the address of one is expected, unless a Trusted Types policy accepts it. The framework passes
 * plain strings, so the `default` policy checks all of them. `plugins/security-policy/README.md`
 * lists who needs it.
 */

import type {} from 'docusaurus-first-paint/trustedTypes';

/** The address of the site's root, from the bundler's runtime. */
declare const __webpack_require__: { p: string };

/** Tags that run nothing and load nothing; `style` attributes are subject to `style-src`. */
const harmless =
  /<\/?(?:a|b|code|div|em|li|mark|ol|p|pre|span|strong|ul|wbr)(?: (?:class|id|role|style|rel|target)="[^"<>]*"| href="(?:https?:\/)?\/[^"<>]*")*\s*\/?>/g;

/** Whether the text of a script is JSON, such as data for search engines, rather than code. */
export function isData(script: string): boolean {
  try {
    return typeof JSON.parse(script) === 'object';
  } catch {
    return false;
  }
}

/** React sets this markup to create a script element, which then never runs. */
const emptyScript = '<script></script>';

/** Whether markup holds only text and links, as highlighted code and the copyright notice do. */
export function isHarmless(html: string): boolean {
  return html === emptyScript || !html.replace(harmless, '').includes('<');
}

/**
 * Whether a script belongs to this site. Being on the same origin is not enough, since other sites
 * may share it.
 *
 * @param base Address of the site's root.
 */
export function isOwnScript(url: string, base: string): boolean {
  if (!URL.canParse(url, base)) return false;
  const { href } = new URL(url, base);
  return href.startsWith(`${base}assets/`) || href === `${base}sw.js`;
}

/** Makes the `default` policy, which checks every plain string. A page can have only one. */
export function makePolicy(base: string): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isHarmless(html) ? html : undefined),
    createScript: (script) => (isData(script) ? script : undefined),
    createScriptURL: (url) => (isOwnScript(url, base) ? url : undefined),
  });
}

if (typeof window !== 'undefined' && typeof __webpack_require__ !== 'undefined') {
  makePolicy(new URL(__webpack_require__.p, window.location.href).href);
}
