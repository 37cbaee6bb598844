import type { ReactNode } from 'react';
import { Lazy } from '../Lazy';
import { history as messages } from '../messages';
import type { SourceToolProps } from '../tools/Tool';
import { Tool } from '../tools/Tool';

/** Shows the runs of a sketch that are kept, to look at, compare and bring back. */
export function HistoryTool({ player, panels }: SourceToolProps): ReactNode {
  const { sketch } = player;
  if (sketch === undefined) return null;
  return (
    <Tool label={messages.name} panels={panels}>
      <Lazy
        load={() => import('./HistoryPanel')}
        waiting={<p>{messages.loading}</p>}
        missing={<p role="alert">{messages.notLoaded}</p>}
      >
        {({ HistoryPanel }) => <HistoryPanel player={player} sketch={sketch} />}
      </Lazy>
    </Tool>
  );
}
