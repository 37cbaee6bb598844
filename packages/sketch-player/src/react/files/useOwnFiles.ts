import { useEffect, useEffectEvent } from 'react';
import type { OwnFiles } from '../../core/ownFiles/OwnFiles';
import type { Player } from '../useSketchPlayer';
import { files as messages } from './messages';

/** Opens the reader's own files for what shows them, and hands back how to change them. */
export function useOwnFiles({ act, setup }: Player): (use: (own: OwnFiles) => unknown) => void {
  const change = (use: (own: OwnFiles) => unknown) =>
    act((session) => session.ownFiles.open().then(use, () => setup.announce(messages.notLoaded)));
  const open = useEffectEvent(() => change(() => undefined));
  useEffect(() => open(), []);
  return change;
}
