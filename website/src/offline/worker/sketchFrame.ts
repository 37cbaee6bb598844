/**
 * The document of a sketch, from a service worker.
 *
 * A frame that its page sandboxes bypasses service workers, and so would what it loads. Pages that
 * a worker serves therefore leave the attribute away: here the sandbox comes with the response, and
 * p5.js and the library come within the document.
 */
export async function sketchFrame(
  response: Response,
  readSaved: (href: string) => Promise<string | undefined>,
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.append('Content-Security-Policy', 'sandbox allow-scripts');
  // They are about the bytes that came over the network.
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  const html = await embedScripts(await response.text(), readSaved);
  return new Response(html, { status: response.status, headers });
}

const preload = /<link rel="preload" as="script"[^>]* href="([^"]+)"[^>]*>/g;

/** Puts scripts into the document as data, for `src/runner/frame/loadScripts.ts` to run. */
export async function embedScripts(
  html: string,
  readSaved: (href: string) => Promise<string | undefined>,
): Promise<string> {
  const hrefs = [...html.matchAll(preload)].map(([, href = '']) => href);
  const texts = await Promise.all(hrefs.map(readSaved));
  const saved = new Map(hrefs.map((href, index) => [href, texts[index]]));
  return html.replace(preload, (link, href: string) => {
    const text = saved.get(href);
    if (text === undefined) return link;
    return `<script type="text/plain" data-src="${href}">${escapeScript(text)}</script>`;
  });
}

/** What would end the element, or open a comment in it, stands in strings only. */
function escapeScript(text: string): string {
  return text.replaceAll(/<(?=\/script|!--)/gi, '<\\');
}
