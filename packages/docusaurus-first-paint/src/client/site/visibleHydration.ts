/**
 * Whether `data-hydrate="visible"` counts now. A site can put a module of its own in the place of
 * this one, for example to heed a reader's wish for less motion.
 */
export function hydratesWhenVisible(): boolean {
  return true;
}

/** Calls back when the answer of `hydratesWhenVisible` may have changed; returns what stops this. */
export const onHydratesWhenVisibleChange: (callback: () => void) => () => void = () => () => {};
