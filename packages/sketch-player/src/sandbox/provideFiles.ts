/** A file of the reader, under the name by which a sketch asks for it. */
export interface ProvidedFile {
  name: string;
  content: Blob;
}

/**
 * Gives files to everything that loads files by an address: a sketch that asks for `cat.png`, or for
 * a path that ends in it, gets the file of that name. Other addresses stay as they are.
 */
export function provideFiles(files: readonly ProvidedFile[]): void {
  const addresses = new Map(
    files.map(({ name, content }) => [name, URL.createObjectURL(content)] as const),
  );
  const found = (address: unknown): string | undefined => {
    try {
      const here = new URL(document.baseURI);
      const url = new URL(String(address), here);
      if (url.protocol !== here.protocol || url.host !== here.host) return undefined;
      return addresses.get(decodeURIComponent(url.pathname.split('/').pop() ?? ''));
    } catch {
      return undefined;
    }
  };
  const swap = (address: unknown): unknown => found(address) ?? address;
  const swapInCss = (css: unknown): unknown =>
    typeof css === 'string' && css.includes('url(')
      ? css.replace(
          /url\(\s*(["']?)(.*?)\1\s*\)/g,
          (whole: string, _quote: string, url: string) => {
            const address = found(url);
            return address === undefined ? whole : `url(${address})`;
          },
        )
      : css;

  /** Wraps a method, so that it gets other arguments. */
  const change = (
    owner: object,
    name: string,
    replace: (given: unknown[], self: unknown) => unknown[],
  ): void => {
    const method: unknown = Reflect.get(owner, name);
    if (typeof method !== 'function') return;
    const wrapper = new Proxy(method, {
      apply: (target, self: unknown, given: unknown[]): unknown =>
        Reflect.apply(target, self, replace(given, self)),
      construct: (target, given: unknown[], newTarget): object => {
        const made: unknown = Reflect.construct(target, replace(given, undefined), newTarget);
        return Object(made) as object;
      },
    });
    Object.defineProperty(owner, name, { value: wrapper, configurable: true, writable: true });
  };

  change(window, 'fetch', ([input, init, ...rest]) => {
    const address = typeof input === 'string' || input instanceof URL ? found(input) : undefined;
    if (address === undefined) return [input, init, ...rest];
    // Content of the document itself can only be asked for as a whole.
    const isHead =
      typeof init === 'object' && init !== null && Reflect.get(init, 'method') === 'HEAD';
    return [address, isHead ? undefined : init];
  });
  change(window, 'Request', ([input, ...rest]) =>
    typeof input === 'string' || input instanceof URL ? [swap(input), ...rest] : [input, ...rest],
  );
  change(window, 'Audio', (given) => (given.length > 0 ? given.map(swap) : given));
  change(window, 'FontFace', ([family, source, ...rest]) => [family, swapInCss(source), ...rest]);
  change(XMLHttpRequest.prototype, 'open', ([method, url, ...rest]) => [
    method,
    swap(url),
    ...rest,
  ]);
  change(Document.prototype, 'createTextNode', ([text]) => [
    typeof text === 'string' && text.includes('@font-face') ? swapInCss(text) : text,
  ]);
  const loads = (element: unknown): boolean =>
    element instanceof HTMLImageElement ||
    element instanceof HTMLMediaElement ||
    element instanceof HTMLSourceElement;
  change(Element.prototype, 'setAttribute', ([name, value, ...rest], element) => [
    name,
    String(name).toLowerCase() === 'src' && loads(element) ? swap(value) : value,
    ...rest,
  ]);
  for (const { prototype } of [HTMLImageElement, HTMLMediaElement, HTMLSourceElement]) {
    const property = Object.getOwnPropertyDescriptor(prototype, 'src');
    const set: unknown = property && Reflect.get(property, 'set');
    if (typeof set !== 'function') continue;
    Object.defineProperty(prototype, 'src', {
      ...property,
      set(this: unknown, value: unknown) {
        Reflect.apply(set, this, [swap(value)]);
      },
    });
  }
}
