/**
 * The types of entries that the navigation bar can have. Each has a component in
 * `src/theme/NavbarItem/ComponentTypes.tsx`, which every page loads, so types that no entry has are
 * left out. Entries without a type are of the type `default`.
 */
export const navbarTypes = [
  'default',
  'search',
  'html',
  'doc',
  'docsVersionDropdown',
  'custom-motion',
] as const;

export type NavbarType = (typeof navbarTypes)[number];
