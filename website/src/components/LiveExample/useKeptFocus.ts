import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { FocusKeeper } from './FocusKeeper';

/** Keeps the focus within an example when what had it goes away. */
export function useKeptFocus(
  whole: RefObject<Element | null>,
  toolbar: RefObject<Element | null>,
): void {
  const [keeper] = useState(() => new FocusKeeper());
  useEffect(() => (whole.current ? keeper.follow(whole.current) : undefined), [keeper, whole]);
  // After every change of what is shown, before anything else can be pressed.
  useLayoutEffect(() => {
    if (toolbar.current) keeper.restore(toolbar.current);
  });
}
