/**
 * Runs p5.js and the library, one after the other. The document names them as preloads; one from an
 * offline copy holds them as data, see `src/offline/worker/sketchFrame.ts`.
 *
 * Those are loaded with CORS, so that the browser tells what goes wrong in them and below them. A host that does not
 * send the header serves them all the same; then errors have no message, but sketches run.
 */
export async function loadScripts(): Promise<void> {
  for (const element of document.querySelectorAll('link[rel="preload"], script[data-src]')) {
    if (element instanceof HTMLLinkElement) {
      const { href } = element;
      await load(href, 'anonymous').catch(() => load(href, null));
    } else if (element instanceof HTMLScriptElement) {
      runText(element.text, element.dataset['src'] ?? '');
    }
  }
}

/** In the global scope, as a script of its own would run. */
function runText(text: string, src: string): void {
  (0, eval)(`${text}\n//# sourceURL=${src}`);
}

function load(src: string, crossOrigin: 'anonymous' | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = crossOrigin;
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded.`));
    document.head.append(script);
  });
}
