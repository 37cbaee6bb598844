import type { KeyboardEvent } from 'react';
import { isForComposing } from '../keys';

/** Handles a key within what Escape closes, unless the key has closed something inside of it. */
export function onEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (isForComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}
