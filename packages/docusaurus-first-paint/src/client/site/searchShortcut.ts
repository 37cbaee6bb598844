/**
 * Whether a key is a shortcut that the page's scripts handle on `window`. Pressed before they have
 * come, it is kept and replayed. A site can put a module of its own in the place of this one.
 */
export const isSearchShortcut: (event: KeyboardEvent) => boolean = () => false;
