/** The site has one mode; what switches it need not be sent to anybody. */
export default function NavbarColorModeToggle(): null {
  return null;
}
