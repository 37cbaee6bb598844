import { errorHandler } from '../errors/P5AsciifyErrorHandler';
import { HOOK_TYPES, type P5AsciifyHookManager } from '../hooks/P5AsciifyHookManager';
import type { P5AsciifyPluginRegistry } from '../plugins/P5AsciifyPluginRegistry';

/**
 * Remembers what the page has set for all of its sketches: plugins, hooks and the error level.
 *
 * @returns A function that sets it again, for the sketch after one that has changed it.
 */
export function rememberPageSettings(
  registry: P5AsciifyPluginRegistry,
  hookManager: P5AsciifyHookManager,
): () => void {
  const plugins = registry.getAll();
  const active = HOOK_TYPES.filter((type) => hookManager.isHookActive(type));
  const level = errorHandler.globalLevel;
  return () => {
    for (const id of registry.getIds()) registry.unregister(id);
    for (const plugin of plugins) registry.register(plugin);
    for (const type of HOOK_TYPES) {
      if (active.includes(type)) hookManager.activateHook(type);
      else hookManager.deactivateHook(type);
    }
    errorHandler.setGlobalLevel(level);
  };
}
