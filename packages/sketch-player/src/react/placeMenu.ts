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

/** The position of a menu, and its greatest height; a higher menu scrolls. */
export interface MenuPlace {
  top: number;
  left: number;
  maxHeight: number;
}

/** The distance in pixels that a menu keeps from the edges of the window. */
const margin = 8;

/**
 * Places a menu at its button so that all of it can be seen: below, or above where that has more
 * room and below there is too little; aligned with the button's right edge, as far as the window
 * allows.
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

/** Keeps a position between the margins; where there is no room, the top or left margin wins. */
function clamp(wanted: number, most: number): number {
  return Math.max(margin, Math.min(wanted, most - margin));
}
