import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { FocusKeeper } from './FocusKeeper';

/** Keeps the focus within an example when the focused element is removed (see `FocusKeeper`). */
export function useKeptFocus(
  whole: RefObject<Element | null>,
  toolbar: RefObject<Element | null>,
): void {
  const [keeper] = useState(() => new FocusKeeper());
  useEffect(() => (whole.current ? keeper.follow(whole.current) : undefined), [keeper, whole]);
  // Runs after every render, since each may have removed the focused element, and before the next
  // key press.
  useLayoutEffect(() => {
    if (toolbar.current) keeper.restore(toolbar.current);
  });
}
