import { TEXTMODE } from '../protocol/importable';
import { callMethod, isCallable, readPath } from './read';

/** The object that `textmode.create()` returns, which textmode.js passes to callbacks. */
interface Listeners {
  created: () => void;
  drawn: (textmodifier: unknown) => void;
}

/** The options of `textmode.create()` that the sandbox reads. */
interface Options {
  plugins?: unknown;
}

/**
 * Listens to textmode.js, where it is there, through the plugins that it offers: each call of
 * `textmode.create()` gets one more.
 */
export function listenToTextmode({ created, drawn }: Listeners): void {
  const plugin = {
    name: 'sketch-player',
    install(textmodifier: unknown, api: unknown): void {
      created();
      callMethod(api, 'registerPostDrawHook', () => drawn(textmodifier));
    },
  };
  const library = readPath(window, TEXTMODE);
  // A script finds `create` in the global, a module in the export of the same name.
  for (const owner of [library, readPath(library, TEXTMODE)]) {
    const create = readPath(owner, 'create');
    if (!isObject(owner) || !isCallable(create)) continue;
    Reflect.set(owner, 'create', (options: Options = {}) => {
      const plugins: unknown[] = Array.isArray(options.plugins) ? options.plugins : [];
      return Reflect.apply(create, owner, [{ ...options, plugins: [...plugins, plugin] }]);
    });
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

/**
 * Finds the canvas that readers see. textmode.js may cover the canvas of p5.js with its own, which
 * comes later in the document.
 */
export function seenCanvas(): HTMLCanvasElement | undefined {
  const canvases = [...document.querySelectorAll('canvas')];
  return canvases.find(({ classList }) => classList.contains('textmodeCanvas')) ?? canvases[0];
}
