/**
 * Shortens the class names that CSS modules are given: `[local]_[hash]` becomes the hash alone.
 *
 * Each name stands in the style sheet, in the HTML of a page as often as elements have it, and in
 * the scripts. A hash of five characters still tells any two classes of a site apart, which four,
 * the framework's number, need not do without the readable part.
 */
import type { BundlerPatch } from './bundler';

const shortName = '[contenthash:base64:5]';

/** Both bundles have to name classes alike: one renders the pages that the other hydrates. */
export const shortClassNames: BundlerPatch = (config) => {
  for (const options of optionsOf(config.module?.rules)) {
    const { modules } = options;
    if (isRecord(modules) && 'localIdentName' in modules) modules['localIdentName'] = shortName;
  }
  return {};
};

/** The options of all loaders of all rules. */
function optionsOf(rules: unknown): Record<string, unknown>[] {
  const loaders = arrayOf(rules).flatMap((rule) => arrayOf(isRecord(rule) && rule['use']));
  return loaders.map((loader) => isRecord(loader) && loader['options']).filter(isRecord);
}

const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
