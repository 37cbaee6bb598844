import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of a sketch's document. The iframe that shows it is sandboxed as well;
 * see the README of `sandbox` in `packages/sketch-player`.
 */
function policy(inlineScript: string): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  const directives = {
    'default-src': ["'none'"],
    // Sketches are evaluated: that is what the sandbox is for. p5.js and the library are evaluated
    // too, from text that the page sends, so no address needs to be allowed, not even this site's,
    // and none may be, such as `data:`: frames that a sketch makes inherit this policy. In such a
    // frame everything is back that the sandbox takes away, and nothing there may run to use it.
    'script-src': [`'sha256-${hash}'`, "'unsafe-eval'"],
    // p5.js sets the style of its canvas, and sketches may make elements.
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:', 'blob:'],
    'font-src': ['data:', 'blob:'],
    'media-src': ['data:', 'blob:', 'mediastream:'],
    // A sketch may fetch files that it has made itself, but reach no server, not even this site's.
    'connect-src': ['data:', 'blob:'],
    // Workers have no WebRTC and no history, and inherit this policy.
    'worker-src': ['blob:'],
    'child-src': ["'none'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // No browser knows `webrtc 'block'` yet, and Chromium reports it in the console as an error.
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The document that waits for a sketch.
 *
 * @param code The code of `sketch-player/sandbox`. It stands in the document itself: browsers hide what
 * a script from another origin throws, and to a sandboxed document every file is from another one.
 */
export function renderSandboxDocument(code: string): string {
  const inlineScript = code.replaceAll('</script', '<\\/script');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy(inlineScript)}" />
    <!-- A browser may look up the hosts of links ahead, and their names could carry stolen text. -->
    <meta http-equiv="x-dns-prefetch-control" content="off" />
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Sketch</title>
    <style>
      html, body { height: 100%; margin: 0; overflow: hidden; background: #000000; }
      canvas { display: block; }
      main { display: contents; }
      .fits-canvas body { display: grid; place-content: center; }
      .fits-canvas canvas {
        width: min(100vw, 100vh * var(--canvas-ratio)) !important;
        height: auto !important;
      }
      /* Heard, not seen: what p5.js adds has a place of its own in the document. */
      h1 { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
    </style>
  </head>
  <body>
    <main aria-label="Sketch"><h1>Sketch</h1></main>
    <script>${inlineScript}</script>
  </body>
</html>
`;
}
