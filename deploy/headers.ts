/**
 * The response headers of every deployment: the local server, Netlify, Cloudflare Pages and nginx
 * all take them from here. See README.md.
 */

export type Headers = Readonly<Record<string, string>>;

/** What the built documents say themselves of what they may load and run. */
export interface Policies {
  /** Of every page. */
  page: string;
  /** Of the document in which sketches run. */
  runner: string;
  /** The files of the pages, such as `docs/intro/index.html`. */
  pages: readonly string[];
}

export interface HeaderRule {
  /** A folder, relative to the base URL and with a slash at its end; or a file. */
  folder: string;
  headers: Headers;
}

/** Sent with every response. */
export const commonHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  // For what no policy covers; `frame-ancestors` comes before it.
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers heed it over TLS only.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Sent with documents. To other files they mean nothing, and would be a tenth of a small script. */
export const documentHeaders: Headers = {
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Pages and other files whose name stays when their content changes: ask before using a copy. */
export const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

/** A meta element can say neither who may show a document nor that it is sandboxed. */
const framedByUs = "frame-ancestors 'self'";

/** Sent with what no rule covers: the pages. */
export function pageHeaders({ page }: Policies): Headers {
  return {
    ...documentHeaders,
    'Content-Security-Policy': `${page}; ${framedByUs}`,
    'Cache-Control': revalidate,
  };
}

/** No file falls under two rules. */
export function headerRules({ runner }: Policies): readonly HeaderRule[] {
  return [
    // The bundler puts a hash of the content into these names.
    {
      folder: 'assets/',
      headers: { 'Cache-Control': immutable, 'Cross-Origin-Resource-Policy': 'same-origin' },
    },
    // Versioned names; pages elsewhere load them with CORS.
    {
      folder: 'lib/',
      headers: {
        'Cache-Control': immutable,
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
    {
      folder: 'img/',
      headers: {
        'Cache-Control': 'public, max-age=86400',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
    // A browser that kept an old service worker would keep the whole old site.
    { folder: 'sw.js', headers: { 'Cache-Control': 'no-cache' } },
    {
      folder: 'runner/',
      headers: {
        ...documentHeaders,
        // Sandboxed also for who opens one as a page.
        'Content-Security-Policy': `${runner}; sandbox allow-scripts; ${framedByUs}`,
        // A policy stops requests, yet a browser may connect to a host before it asks: for a
        // preconnect, the address of a frame, a navigation. The name of a host can carry text.
        // https://wicg.github.io/connection-allowlists/
        'Connection-Allowlist': '()',
        'Cache-Control': revalidate,
      },
    },
  ];
}

/**
 * Types of the text files that not every server knows, by the end of their names. To most servers
 * `.ts` is a video.
 */
export const contentTypes: Headers = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.d.ts': 'text/plain; charset=utf-8',
};
