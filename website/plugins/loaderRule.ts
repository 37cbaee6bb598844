import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/**
 * Makes a rule that passes a module of the framework through a loader of this site.
 *
 * @param resource File of the module.
 * @param folder Folder of the plugin that has the loader.
 * @param loader File name of the loader in that folder.
 */
export function loaderRule(resource: string | RegExp, folder: string, loader: string): RuleSetRule {
  return { resource, use: [join(folder, loader)] };
}
