import type { ReactNode } from 'react';
import { fileNameOf } from 'sketch-player/names';
import { p5Majors } from 'sketch-player/p5Majors';
import { SketchPlayer } from 'sketch-player/SketchPlayer';
import { useSketchPlayer } from 'sketch-player/useSketchPlayer';
import { useSiteSetup } from '@site/src/player/useSiteSetup';
import type { Template } from './sketches';
import styles from './styles.module.css';

interface WorkbenchProps {
  template: Template;
  /** Whether this site has published the code. Any other code waits until the reader runs it. */
  isOurs: boolean;
  /** Seed of `Math.random()` in the sketch, if a link has one. */
  seed: number | undefined;
}

/** The editor and, beside it, the running sketch with its controls and its console. */
export function Workbench({ template, isOurs, seed }: WorkbenchProps): ReactNode {
  const { id, title, major, html, fileName } = template;
  const source = template.source.trimEnd();
  const player = useSketchPlayer({
    setup: useSiteSetup(),
    id: `playground ${id}`,
    name: fileNameOf(title),
    title,
    major,
    majors: p5Majors,
    seed,
    autoplays: isOurs,
    isAlwaysSeen: true,
    usualArrangement: 'beside',
    readSource: () => source,
  });
  return (
    <SketchPlayer
      player={player}
      className={styles.workbench}
      code={{ html, plain: source, fileName, isOpen: true }}
      keepsConsole
      layout={({ preview, toolbar, output, source: code }) => (
        <>
          <div className={styles.code}>{code}</div>
          <div className={styles.picture}>
            {preview}
            {toolbar}
            <div className={styles.told}>{output}</div>
          </div>
        </>
      )}
    />
  );
}
