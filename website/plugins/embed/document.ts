import { createHash } from 'node:crypto';

const style = `
html, body, .whole { height: 100%; margin: 0; background: #0b0d11; }
body { color: #dde1e8; font: 1rem/1.5 system-ui, sans-serif; }
.whole { display: flex; flex-direction: column; }
.preview { position: relative; flex: 1 1 0; min-height: 0; overflow: hidden; background: #000000; cursor: pointer; }
.preview > iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
.bar { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; max-height: 60%; padding: 0.375rem 0.5rem; overflow: auto; }
.play { min-width: 5rem; min-height: 2rem; border: 0; background: #3ee6b1; color: #0b0d11; font: inherit; font-weight: 600; cursor: pointer; }
.title { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
.status { color: #aab2bf; font-size: 0.875rem; overflow-wrap: anywhere; }
p.status { margin: 0; padding: 1rem; }
.open { margin-left: auto; padding: 0.25rem 0; color: #3ee6b1; font-size: 0.875rem; }
:focus-visible { outline: 2px solid #ffffff; outline-offset: 2px; }
`;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the page may load and run: its own scripts, what sketches need, and the frame of the sketch. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src ${hashOf(style)}`,
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/**
 * The page that other sites frame.
 *
 * @param script The address of its script.
 */
export function renderEmbedDocument(script: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Sketch</title>
    <style>${style}</style>
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <noscript><p class="status">Turn on JavaScript to run the sketch.</p></noscript>
  </body>
</html>
`;
}
