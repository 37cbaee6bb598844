import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { ownSketches as messages } from '../messages';
import type { SourceToolProps } from '../tools/Tool';
import { Tool } from '../tools/Tool';
import { useModule } from '../useModule';

/** The sketches that the reader has saved under a name. */
export function OwnSketchesTool(props: SourceToolProps): ReactNode {
  return (
    <Tool label={messages.name} panels={props.panels}>
      <LazyPanel {...props} />
    </Tool>
  );
}

function LazyPanel({ player, fileName }: SourceToolProps): ReactNode {
  const { module, failures, load } = useModule(() => import('./OwnSketchesPanel'));
  const loadFirst = useEffectEvent(() => load());
  useEffect(() => loadFirst(), []);
  if (failures > 0) return <p role="alert">{messages.notLoaded}</p>;
  return module ? (
    <module.OwnSketchesPanel player={player} fileName={fileName} />
  ) : (
    <p>{messages.loading}</p>
  );
}
