/**
 * The package that a file belongs to, or nothing for a file of this repository.
 *
 * @param file A path as bundlers name modules, possibly with loaders before and a query after it.
 */
export function packageOf(file: string): string | undefined {
  const start = file.replaceAll('\\', '/').lastIndexOf('node_modules/');
  if (start < 0) return undefined;
  return /^node_modules\/((?:@[^/]+\/)?[^/?!|]+)/.exec(
    file.replaceAll('\\', '/').slice(start),
  )?.[1];
}
