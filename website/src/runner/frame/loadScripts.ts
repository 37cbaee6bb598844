/**
 * Loads p5.js and the library, which the document names as preloads, one after the other.
 *
 * With CORS, so that the browser tells what goes wrong in them and below them. A host that does not
 * send the header serves them all the same; then errors have no message, but sketches run.
 */
export async function loadScripts(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    await load(href, 'anonymous').catch(() => load(href, null));
  }
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
