/**
 * The document of a sketch, from a service worker. A frame that its page sandboxes bypasses service
 * workers. Pages that a worker serves therefore leave the attribute away: here the sandbox comes
 * with the response.
 */
export function sketchFrame(response: Response): Response {
  const { status, body } = response;
  const headers = new Headers(response.headers);
  headers.append('Content-Security-Policy', 'sandbox allow-scripts');
  return new Response(body, { status, headers });
}
