/**
 * The response headers of every deployment: the local server, Netlify, Cloudflare Pages and nginx
 * all take them from here. See README.md.
 */

export type Headers = Readonly<Record<string, string>>;

/** The Content-Security-Policies that the built documents state in their meta elements. */
export interface Policies {
  /** Policy of every page. */
  page: string;
  /** Policy of the runner, the document in which sketches run. */
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
  // For responses without a policy; where a policy has `frame-ancestors`, browsers ignore this.
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers obey this header only over TLS.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Sent with documents only: they mean nothing for other files, and would add to their size. */
export const documentHeaders: Headers = {
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(self), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Pages and other files whose name stays when their content changes: ask before using a copy. */
export const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

/** In a policy of a meta element browsers ignore `frame-ancestors` and `sandbox`. */
const framedByUs = "frame-ancestors 'self'";

/** Everybody may frame the page for other sites, and the document in which its sketch runs. */
const framedByAll = 'frame-ancestors *';

/** Headers of the pages, which are the files that no rule of headerRules() covers. */
export function pageHeaders({ page }: Policies): Headers {
  return {
    ...documentHeaders,
    'Content-Security-Policy': `${page}; ${framedByUs}`,
    'Cache-Control': revalidate,
  };
}

/** Headers of a document in which sketches run. */
function sketchHeaders({ runner }: Policies, framed: string): Headers {
  return {
    ...documentHeaders,
    // `sandbox` also applies when somebody opens the document as a page, outside of a frame.
    'Content-Security-Policy': `${runner}; sandbox allow-scripts; ${framed}`,
    // A policy blocks requests, but a browser may connect to a host before that: for a
    // preconnect, a frame's address, a navigation. A host's name could carry stolen text.
    // https://wicg.github.io/connection-allowlists/
    'Connection-Allowlist': '()',
    'X-DNS-Prefetch-Control': 'off',
    'Cache-Control': revalidate,
  };
}

/**
 * Headers of the folders and files that are no pages. Of two rules for a file, that of the inner folder
 * counts; it stands first.
 */
export function headerRules(policies: Policies): readonly HeaderRule[] {
  return [
    // The bundler puts a hash of the content into these names.
    {
      folder: 'assets/',
      headers: { 'Cache-Control': immutable, 'Cross-Origin-Resource-Policy': 'same-origin' },
    },
    // The names in this folder hold a version; pages on other sites load the files with CORS.
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
    { folder: 'embed/sketch/', headers: sketchHeaders(policies, framedByAll) },
    {
      // The page states in a meta element what it may load and run.
      folder: 'embed/',
      headers: {
        ...documentHeaders,
        'Content-Security-Policy': framedByAll,
        'Cache-Control': revalidate,
      },
    },
    { folder: 'runner/', headers: sketchHeaders(policies, framedByUs) },
  ];
}

/** Types of the text files that not every server knows, by the end of their names. */
export const contentTypes: Headers = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
