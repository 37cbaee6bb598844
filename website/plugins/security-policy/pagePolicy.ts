import { createHash } from 'node:crypto';
import type { SiteConfig } from '../../site.config';
import type { Inline } from './collectInline';

/**
 * The policy for what a page may load and run. https://www.w3.org/TR/CSP3/
 *
 * @param inline What the page holds inline, or, for a header that is the same for every page, what
 * all of them hold. Where a browser gets both, it obeys both.
 */
export function pagePolicy(
  { search, analytics }: Pick<SiteConfig, 'search' | 'analytics'>,
  inline: Inline,
): string {
  return renderPolicy({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...hashes(inline.scripts),
      ...(analytics ? [`${analytics.origin}/script.js`] : []),
    ],
    // Style sheets are files. The editor constructs its own in a shadow root, which is allowed.
    'style-src': ["'self'"],
    // The attributes that `allowances.ts` lists, by their hashes; no others.
    'style-src-attr': ["'unsafe-hashes'", ...hashes(inline.styleAttributes)],
    // The bundler puts small pictures into the style sheet as `data:` addresses.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(search ? algoliaHosts(search.appId) : []),
      ...(analytics ? [analytics.origin] : []),
    ],
    // Sketches run in documents of their own, which have a policy of their own.
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  });
}

/**
 * Requires Trusted Types (https://www.w3.org/TR/trusted-types/): text is refused as markup or as
 * the address of a script unless one of two policies accepts it; README.md describes them. Only the
 * `meta` element has these directives: it precedes all scripts, and the header, which would repeat
 * them, is not compressed.
 */
export const trustedTypes = renderPolicy({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['early', 'default'],
});

/** https://www.algolia.com/doc/guides/security/security-best-practices/ */
function algoliaHosts(appId: string): string[] {
  return [
    `${appId}-dsn.algolia.net`,
    `${appId}.algolia.net`,
    ...[1, 2, 3].map((replica) => `${appId}-${replica}.algolianet.com`),
  ].map((host) => `https://${host.toLowerCase()}`);
}

export function renderPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const hashes = (texts: readonly string[]): string[] => texts.map(hashSource);

/** Writes and reads the policy in a document's `meta` element, for hosts that send no headers. */

const charset = /<meta charset="?utf-8"?\s*\/?>/i;
const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\s*\/?>/;

/** @throws Error when the document has no place for the policy, or already has one. */
export function insertMetaPolicy(file: string, html: string, policy: string): string {
  if (meta.test(html)) throw new Error(`${file} has a policy already. Build the site anew.`);
  if (!charset.test(html)) {
    throw new Error(`${file} does not state its encoding, which the policy has to follow.`);
  }
  if (policy.includes('"')) throw new Error(`A policy cannot hold quotation marks: ${policy}`);
  // A policy in an element does not apply to the elements before it, so it follows the charset.
  return html.replace(
    charset,
    (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

export function readMetaPolicy(html: string): string | undefined {
  return meta.exec(html)?.[1];
}
