import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { files as messages } from '../files/messages';
import { useModule } from '../useModule';
import type { Player } from '../useSketchPlayer';
import type { SourceToolProps } from './Tool';
import { Tool } from './Tool';

/** The reader's own files. */
export function FilesTool({ player, panels }: SourceToolProps): ReactNode {
  return (
    <Tool label={messages.name} panels={panels}>
      <LazyFiles player={player} />
    </Tool>
  );
}

function LazyFiles({ player }: { player: Player }): ReactNode {
  const { module, failures, load } = useModule(() => import('../files/FilesPanel'));
  const loadFirst = useEffectEvent(() => load());
  useEffect(() => loadFirst(), []);
  if (failures > 0) return <p role="alert">{messages.notLoaded}</p>;
  return module && <module.FilesPanel player={player} />;
}
