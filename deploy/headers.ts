/**
 * The response headers of every deployment: the local server, Netlify, Cloudflare Pages and nginx
 * all take them from here. See README.md.
 */

export type Headers = Readonly<Record<string, string>>;

export interface HeaderRule {
  /** A folder, relative to the base URL and with a slash at its end; or a file. */
  folder: string;
  headers: Headers;
}

/** Sent with every response. */
export const commonHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Browsers heed it over TLS only.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Pages and other files whose name stays when their content changes: ask before using a copy. */
export const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

/** No file falls under two rules. */
export const headerRules: readonly HeaderRule[] = [
  // The bundler puts a hash of the content into these names.
  { folder: 'assets/', headers: { 'Cache-Control': immutable } },
  // Versioned names; pages elsewhere load them with an integrity hash, which needs CORS.
  { folder: 'lib/', headers: { 'Cache-Control': immutable, 'Access-Control-Allow-Origin': '*' } },
  { folder: 'img/', headers: { 'Cache-Control': 'public, max-age=86400' } },
  // A browser that kept an old service worker would keep the whole old site.
  { folder: 'sw.js', headers: { 'Cache-Control': 'no-cache' } },
];

/** Types of the text files that not every server knows, by the end of their names. */
export const contentTypes: Headers = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** All headers of the response for a path. */
export function headersFor(pathname: string, baseUrl: string): Headers {
  const rule = headerRules.find(({ folder }) => pathname.startsWith(baseUrl + folder));
  const type = Object.entries(contentTypes).find(([ending]) => pathname.endsWith(ending))?.[1];
  return {
    ...commonHeaders,
    'Cache-Control': revalidate,
    ...rule?.headers,
    ...(type && { 'Content-Type': type }),
  };
}
