import type { ReactNode } from 'react';
import { Lazy } from '../Lazy';
import { ownSketches as messages } from '../messages';
import type { SourceToolProps } from '../tools/Tool';
import { Tool } from '../tools/Tool';

/** The sketches that the reader has saved under a name. */
export function OwnSketchesTool({ player, panels, fileName }: SourceToolProps): ReactNode {
  return (
    <Tool label={messages.name} panels={panels}>
      <Lazy
        load={() => import('./OwnSketchesPanel')}
        waiting={<p>{messages.loading}</p>}
        missing={<p role="alert">{messages.notLoaded}</p>}
      >
        {({ OwnSketchesPanel }) => <OwnSketchesPanel player={player} fileName={fileName} />}
      </Lazy>
    </Tool>
  );
}
