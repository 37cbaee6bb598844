/** Replaces the theme's toggle, and keeps it out of the bundle: the site has one colour mode. */
export default function NavbarColorModeToggle(): null {
  return null;
}
