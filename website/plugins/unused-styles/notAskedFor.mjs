/**
 * What the framework offers and the site does not ask for, in its configuration (a navigation bar that
 * hides, logos in the footer, other colours) or in pages: some are words of every script, too.
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
