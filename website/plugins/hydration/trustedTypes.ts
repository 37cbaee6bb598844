/**
 * What a page may make of text: https://www.w3.org/TR/trusted-types/
 *
 * The page's policy lets a browser refuse text where markup or the address of a script is wanted,
 * unless the one policy that is listed says that it will do. The framework gives its own as text, so
 * that policy looks at all of it. `plugins/security-policy/README.md` lists who needs it.
 */

/** Elements and attributes that run nothing and load nothing; styles fall under `style-src`. */
const harmless =
  /<\/?(?:a|b|code|div|em|li|mark|ol|p|pre|span|strong|ul|wbr)(?: (?:class|id|style|rel|target)="[^"<>]*"| href="(?:https?:\/)?\/[^"<>]*")*\s*\/?>/g;

/** Data that stands in a page as a script which nobody runs, as search engines want it. */
export function isData(script: string): boolean {
  try {
    return typeof JSON.parse(script) === 'object';
  } catch {
    return false;
  }
}

/** React makes an element of it that never runs. */
const emptyScript = '<script></script>';

/** Markup of text and links, such as highlighted code and the line at the foot of a page. */
export function isHarmless(html: string): boolean {
  return html === emptyScript || !html.replace(harmless, '').includes('<');
}

/**
 * Whether a script is one of this site's, and not only on its origin, where others may be as well.
 *
 * @param base Address of the site's root.
 */
export function isOwnScript(url: string, base: string): boolean {
  if (!URL.canParse(url, base)) return false;
  const { href } = new URL(url, base);
  return href.startsWith(`${base}assets/`) || href === `${base}sw.js`;
}

/** Makes the policy that browsers ask about every text. There can be no second one. */
export function makePolicy(base: string): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isHarmless(html) ? html : undefined),
    createScript: (script) => (isData(script) ? script : undefined),
    createScriptURL: (url) => (isOwnScript(url, base) ? url : undefined),
  });
}
