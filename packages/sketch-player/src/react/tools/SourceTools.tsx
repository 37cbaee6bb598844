import { useState, type ReactNode } from 'react';
import { tools as messages } from '../messages';
import { HistoryTool } from '../history/HistoryTool';
import { OwnSketchesTool } from '../ownSketches/OwnSketchesTool';
import { FilesTool } from './FilesTool';
import { FindTool } from './FindTool';
import { KeysTool } from './KeysTool';
import { LiveTool } from './LiveTool';
import { PlaceTool } from './PlaceTool';
import { RepairTool } from './RepairTool';
import { SizeTool } from './SizeTool';
import { TidyTool } from './TidyTool';
import type { SourceToolProps } from './Tool';
import styles from './tools.lazy.module.css';

/** The tools of the source in the order of their row: a button each, `Tool` if it has a panel. */
const tools: readonly ((props: SourceToolProps) => ReactNode)[] = [
  LiveTool,
  RepairTool,
  TidyTool,
  FindTool,
  OwnSketchesTool,
  HistoryTool,
  KeysTool,
  SizeTool,
  PlaceTool,
  FilesTool,
];

/** What readers can do with the source besides typing. Loaded together with the editor. */
export function SourceTools({ player, fileName }: Omit<SourceToolProps, 'panels'>): ReactNode {
  const [panels, setPanels] = useState<Element | null>(null);
  return (
    <>
      <div className={styles.tools} role="group" aria-label={messages.name}>
        {tools.map((SourceTool, place) => (
          <SourceTool key={place} player={player} panels={panels} fileName={fileName} />
        ))}
      </div>
      <div ref={setPanels} className={styles.panels} />
    </>
  );
}
