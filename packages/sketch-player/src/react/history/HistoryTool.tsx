import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { history as messages } from '../messages';
import type { SourceToolProps } from '../tools/Tool';
import { Tool } from '../tools/Tool';
import { useModule } from '../useModule';
import type { Player } from '../useSketchPlayer';

/** Shows the runs of a sketch that are kept, to look at, compare and bring back. */
export function HistoryTool({ player, panels }: SourceToolProps): ReactNode {
  const { sketch } = player;
  if (sketch === undefined) return null;
  return (
    <Tool label={messages.name} panels={panels}>
      <LazyPanel player={player} sketch={sketch} />
    </Tool>
  );
}

function LazyPanel(props: { player: Player; sketch: string }): ReactNode {
  const { module, failures, load } = useModule(() => import('./HistoryPanel'));
  const loadFirst = useEffectEvent(() => load());
  useEffect(() => loadFirst(), []);
  if (failures > 0) return <p role="alert">{messages.notLoaded}</p>;
  return module ? <module.HistoryPanel {...props} /> : <p>{messages.loading}</p>;
}
