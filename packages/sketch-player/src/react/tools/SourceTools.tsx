import { useState, type ReactNode } from 'react';
import { tools as messages } from '../messages';
import type { Player } from '../useSketchPlayer';
import { FindTool } from './FindTool';
import { KeysTool } from './KeysTool';
import { PlaceTool } from './PlaceTool';
import { RepairTool } from './RepairTool';
import { SizeTool } from './SizeTool';
import { TidyTool } from './TidyTool';
import styles from './tools.lazy.module.css';

export interface SourceToolProps {
  player: Player;
  /** Where panels of tools open; see `Tool`. */
  panels: Element | null;
}

/** The tools of the source in the order of their row: a button each, `Tool` if it has a panel. */
const tools: readonly ((props: SourceToolProps) => ReactNode)[] = [
  RepairTool,
  TidyTool,
  FindTool,
  KeysTool,
  SizeTool,
  PlaceTool,
];

/** What readers can do with the source besides typing. Loaded together with the editor. */
export function SourceTools({ player }: { player: Player }): ReactNode {
  const [panels, setPanels] = useState<Element | null>(null);
  return (
    <>
      <div className={styles.tools} role="group" aria-label={messages.name}>
        {tools.map((SourceTool) => (
          <SourceTool key={SourceTool.name} player={player} panels={panels} />
        ))}
      </div>
      <div ref={setPanels} className={styles.panels} />
    </>
  );
}
