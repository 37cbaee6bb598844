import type { ReactNode } from 'react';
import { tools as messages } from '../messages';
import type { SourceToolProps } from './Tool';

/** Opens the editor's panel to find and replace. */
export function FindTool({ player }: SourceToolProps): ReactNode {
  return (
    <button type="button" onClick={() => player.editor.current?.find()}>
      {messages.find}
    </button>
  );
}
