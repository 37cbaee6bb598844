import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';

/**
 * Lets the configuration list a plugin of the site as a function.
 *
 * By its path, the framework would evaluate a copy of it with all that it imports. A build would then
 * have ten highlighters and read the examples twelve times, which takes several seconds.
 *
 * The hooks of a plugin are given the content that the plugin itself has loaded. The type of the
 * configuration does not know that and calls it `unknown`, hence the assertion.
 */
export function ownPlugin<Content>(
  plugin: (context: LoadContext, options: never) => Plugin<Content> | Promise<Plugin<Content>>,
): PluginModule {
  return plugin as PluginModule;
}
