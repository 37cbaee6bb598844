import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/**
 * Has a module of the framework go through a loader of this site.
 *
 * @param resource The module's file.
 * @param folder The plugin's.
 * @param loader The loader's file in it.
 */
export function loaderRule(resource: string | RegExp, folder: string, loader: string): RuleSetRule {
  return { resource, use: [join(folder, loader)] };
}
