/**
 * The addresses under which a requested page or file may have been saved, the likeliest first.
 * Pages are saved as folders, `/docs/intro/`, because every host answers those without a redirect.
 */
export function savedAddresses({ origin, pathname }: URL): string[] {
  const folder = pathname.replace(/\/index\.html$|\.html$|\/$/, '');
  return [origin + pathname, `${origin}${folder}/`];
}

/** Verifies saved files by their hashes: https://www.w3.org/TR/SRI/ */

/**
 * The saved response if its content has the expected hash, and otherwise its replacement. `null`
 * when nothing was saved or the replacement fails.
 *
 * @param integrity As in an `integrity` attribute: `sha256-…`.
 * @param replace Fetches the content anew, and stores it. May reject.
 */
export async function intact(
  response: Response | undefined,
  integrity: string | undefined,
  replace: () => Promise<Response>,
): Promise<Response | null> {
  if (!response) return null;
  if (await hasHash(response.clone(), integrity)) return response;
  return replace().catch(() => null);
}

async function hasHash(response: Response, integrity: string | undefined): Promise<boolean> {
  const content = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * Adds a sandbox to the document of a sketch, as the service worker serves it. An iframe with the
 * `sandbox` attribute bypasses service workers, so pages that a worker serves leave the attribute
 * out, and this response header takes its place.
 */
export function sandboxedDocument(response: Response): Response {
  const { status, body } = response;
  const headers = new Headers(response.headers);
  headers.append('Content-Security-Policy', 'sandbox allow-scripts');
  return new Response(body, { status, headers });
}
