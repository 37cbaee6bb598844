/** The ways in which the test site is built, and where each is served. */
export interface Variant {
  name: string;
  /** The environment that `site/docusaurus.config.ts` reads. */
  env: Readonly<Record<string, string>>;
  origin: string;
}

const firstPort = Number(process.env['SITES_PORT']);

const variant = (name: string, offset: number, env: Variant['env']): Variant => ({
  name,
  env,
  origin: `http://127.0.0.1:${firstPort + offset}`,
});

/** The site as it comes, without a search. */
export const plain = variant('plain', 0, {});
/** With the package, and without Algolia's theme. */
export const alone = variant('alone', 1, { WITH_SEARCH: 'true' });
/** With the package, where the preset has loaded Algolia's theme. */
export const besideTheme = variant('beside-theme', 2, {
  WITH_SEARCH: 'true',
  WITH_ALGOLIA: 'true',
});
