/** Where the stock site is, and the built ones. */
export const siteFolder = new URL('site', import.meta.url).pathname;
export const sitesFolder = new URL('site/build', import.meta.url).pathname;

export const variants = ['plain', 'first-paint'] as const;
export type Variant = (typeof variants)[number];
