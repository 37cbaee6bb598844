/**
 * Adds a sandbox to the document of a sketch, as the service worker serves it. A frame with the
 * `sandbox` attribute bypasses service workers, so pages that a worker serves leave the attribute
 * out, and this response header takes its place.
 */
export function sketchFrame(response: Response): Response {
  const { status, body } = response;
  const headers = new Headers(response.headers);
  headers.append('Content-Security-Policy', 'sandbox allow-scripts');
  return new Response(body, { status, headers });
}
