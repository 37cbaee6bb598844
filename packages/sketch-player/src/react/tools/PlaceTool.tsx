import { useEffect, useState, type ReactNode } from 'react';
import { tools as messages } from '../messages';
import { arrange, useArrangement, type Arrangement } from './arrangement';
import type { SourceToolProps } from './Tool';

/** The least width of a player, in pixels, that has the code beside the sketch. */
const wide = 860;

/** Puts the code beside the sketch, or below it, where there is room for both. */
export function PlaceTool({ player }: SourceToolProps): ReactNode {
  const { whole, usualArrangement = 'below' } = player;
  const chosen = useArrangement();
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const element = whole.current;
    if (!element) return undefined;
    const resizes = new ResizeObserver(() => setIsWide(element.clientWidth >= wide));
    resizes.observe(element);
    return () => resizes.disconnect();
  }, [whole]);
  const now = chosen ?? usualArrangement;
  useEffect(() => {
    if (isWide && player.usualArrangement) whole.current?.setAttribute('data-code', now);
    else whole.current?.removeAttribute('data-code');
  }, [isWide, now, player.usualArrangement, whole]);
  if (!isWide || player.usualArrangement === undefined) return null;
  const other: Arrangement = now === 'beside' ? 'below' : 'beside';
  return (
    <button type="button" onClick={() => arrange(other)}>
      {messages.arrange[other]}
    </button>
  );
}
