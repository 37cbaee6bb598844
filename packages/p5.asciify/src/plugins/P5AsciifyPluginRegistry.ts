import { expectArgument } from '../errors/expect';
import { isFunction, read } from '../p5-compat/read';
import { BUILT_IN_IDS, isBuiltInId } from '../renderers/renderer-types';
import type { P5AsciifyRendererPlugin } from './P5AsciifyRendererPlugin';

/**
 * The plugins that renderers can be made from. All asciifiers share the one at
 * {@link P5AsciifierManager.pluginRegistry}.
 *
 * @since 0.9.5
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   console.log(p5asciify.pluginRegistry.getIds()); // []
 * }
 *
 * function draw() {
 *   background(0);
 *   box(200);
 * }
 * ```
 */
export class P5AsciifyPluginRegistry {
  private readonly plugins = new Map<string, P5AsciifyRendererPlugin>();

  /**
   * Adds a plugin.
   *
   * @param plugin - The plugin.
   * @returns Whether it was added.
   * @throws `plugin: expected an object, got null.`
   * @throws `plugin.id: expected a string that is not blank, got undefined.`
   * @throws `plugin.id: expected an id other than the built-in brightness, edge, custom2D, got "edge".`
   * @throws `plugin.id: expected an id that is not registered yet (shape), got "shape".` when you
   *   register it twice.
   * @throws `plugin.create: expected a function, got undefined.`
   *
   * @example
   * ```js
   * const registry = new p5.asciify.plugins.P5AsciifyPluginRegistry();
   * registry.register({
   *   id: 'plain',
   *   name: 'Plain',
   *   description: 'A custom renderer under another name',
   *   version: '1.0.0',
   *   author: 'you',
   *   create: (...parts) => new P5AsciifyRenderer2D(...parts),
   * }); // true
   * ```
   *
   * @see {@link unregister | unregister()},
   *   {@link P5AsciifierManager.registerPlugin | P5AsciifierManager.registerPlugin()}
   */
  register(plugin: P5AsciifyRendererPlugin): boolean {
    const method = 'register';
    const isObject = typeof plugin === 'object' && plugin !== null;
    if (!expectArgument(isObject, 'plugin', 'an object', plugin, method)) return false;
    const { id } = plugin;
    const hasId = typeof id === 'string' && id.trim() !== '';
    if (!expectArgument(hasId, 'plugin.id', 'a string that is not blank', id, method)) return false;
    const isOwn = !isBuiltInId(id);
    const builtIn = `an id other than the built-in ${BUILT_IN_IDS.join(', ')}`;
    if (!expectArgument(isOwn, 'plugin.id', builtIn, id, method)) return false;
    const isNew = !this.plugins.has(id);
    const unused = `an id that is not registered yet (${this.getIds().join(', ')})`;
    if (!expectArgument(isNew, 'plugin.id', unused, id, method)) return false;
    const create = read(plugin, 'create');
    if (!expectArgument(isFunction(create), 'plugin.create', 'a function', create, method)) {
      return false;
    }
    this.plugins.set(id, plugin);
    return true;
  }

  /**
   * Whether a plugin has been registered.
   *
   * @param id - The plugin's id.
   * @returns `true` if there is one.
   *
   * @example
   * ```js
   * p5asciify.pluginRegistry.has('accurate');
   * ```
   *
   * @see {@link get | get()}
   */
  has(id: string): boolean {
    return this.plugins.has(id);
  }

  /**
   * Finds a plugin.
   *
   * @param id - The plugin's id.
   * @returns The plugin, or `undefined` if there is none.
   *
   * @example
   * ```js
   * p5asciify.pluginRegistry.get('accurate')?.version;
   * ```
   *
   * @see {@link has | has()}, {@link getAll | getAll()}
   */
  get(id: string): P5AsciifyRendererPlugin | undefined {
    return this.plugins.get(id);
  }

  /**
   * Removes a plugin. Renderers made from it stay.
   *
   * @param id - The plugin's id.
   * @returns Whether there was such a plugin.
   *
   * @example
   * ```js
   * p5asciify.pluginRegistry.unregister('accurate');
   * ```
   *
   * @see {@link register | register()}
   */
  unregister(id: string): boolean {
    return this.plugins.delete(id);
  }

  /**
   * Lists the ids of all plugins.
   *
   * @returns The ids, in the order of registration.
   *
   * @example
   * ```js
   * console.log(p5asciify.pluginRegistry.getIds());
   * ```
   *
   * @see {@link getAll | getAll()}
   */
  getIds(): string[] {
    return [...this.plugins.keys()];
  }

  /**
   * Lists all plugins.
   *
   * @returns The plugins, in the order of registration.
   *
   * @example
   * ```js
   * for (const { name, version, author } of p5asciify.pluginRegistry.getAll()) {
   *   console.log(`${name} ${version} by ${author}`);
   * }
   * ```
   *
   * @see {@link getIds | getIds()}
   */
  getAll(): P5AsciifyRendererPlugin[] {
    return [...this.plugins.values()];
  }
}
