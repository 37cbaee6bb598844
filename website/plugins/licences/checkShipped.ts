import { packageOf } from './packageOf';
import { bundled } from './shipped';

/**
 * Checks that every package that a bundler has used is on the list of what may reach readers.
 *
 * @param files Modules of the bundle, as the bundler names them.
 *
 * @throws Error naming every package that is not listed.
 */
export function checkShipped(files: Iterable<string>, listed: readonly string[] = bundled): void {
  const found = new Set([...files].map(packageOf).filter((name) => name !== undefined));
  const unlisted = [...found].filter((name) => !listed.includes(name)).sort();
  if (unlisted.length > 0) {
    throw new Error(
      `These packages are bundled, but website/plugins/licences/shipped.ts does not list them: ${unlisted.join(', ')}. See that their licences fit, and add them.`,
    );
  }
}
