import type { ReactNode } from 'react';
import { files as messages } from '../files/messages';
import { Lazy } from '../Lazy';
import type { SourceToolProps } from './Tool';
import { Tool } from './Tool';

/** The reader's own files. */
export function FilesTool({ player, panels }: SourceToolProps): ReactNode {
  return (
    <Tool label={messages.name} panels={panels}>
      <Lazy
        load={() => import('../files/FilesPanel')}
        missing={<p role="alert">{messages.notLoaded}</p>}
      >
        {({ FilesPanel }) => <FilesPanel player={player} />}
      </Lazy>
    </Tool>
  );
}
