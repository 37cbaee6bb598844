interface Size {
  width: number;
  height: number;
}

/** Where a button is in the window, in pixels. */
interface Edges {
  top: number;
  right: number;
  bottom: number;
}

/** Where a menu goes, and how high it may be; what does not fit is scrolled to. */
export interface MenuPlace {
  top: number;
  left: number;
  maxHeight: number;
}

/** What stays free between a menu and the border of the window. */
const margin = 8;

/**
 * Places a menu at its button so that all of it can be seen: below, or above where that has more
 * room and below there is too little; aligned with the button's right edge, as far as the window allows.
 */
export function placeMenu(button: Edges, menu: Size, window: Size): MenuPlace {
  const below = window.height - margin - button.bottom;
  const above = button.top - margin;
  const isBelow = menu.height <= below || below >= above;
  const room = Math.max(0, isBelow ? below : above);
  const height = Math.min(menu.height, room);
  return {
    top: clamp(isBelow ? button.bottom : button.top - height, window.height - height),
    left: clamp(button.right - menu.width, window.width - menu.width),
    maxHeight: room,
  };
}

/** Between the margins; at the near one when there is no room for both. */
function clamp(wanted: number, most: number): number {
  return Math.max(margin, Math.min(wanted, most - margin));
}
