/**
 * Class names of what the framework offers and the site does not use, by its configuration (a
 * navigation bar that hides, logos in the footer, other colours) or in its pages. The scripts hold
 * some of these names all the same, so their rules would count as used.
 */
export const notAskedFor = new RegExp(
  [
    '(?:badge|card|hero|pagination)$',
    '(?:navbar--(?:dark|primary)|footer--dark|footer__logo)$',
    '(?:footerLogoLink|sidebarLogo|sidebarWithHideableNavbar|navbarHideable|navbarHidden)_',
  ]
    .map((names) => `^${names}`)
    .join('|'),
);
