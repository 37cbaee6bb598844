import type { ReactNode } from 'react';
import { fileNameOf } from 'sketch-player/names';
import { p5Majors } from 'sketch-player/p5Majors';
import type { PublishedFolder } from 'sketch-player/publishedFiles';
import { SketchPlayer } from 'sketch-player/SketchPlayer';
import { useSketchPlayer } from 'sketch-player/useSketchPlayer';
import { useSiteSetup } from '@site/src/player/useSiteSetup';
import type { Template } from './sketches';
import styles from './styles.module.css';

interface WorkbenchProps {
  template: Template;
  /** Whether the reader has saved it; its id is then that of its drafts, runs and files. */
  isOwn: boolean;
  /** Whether this site has published the code. Any other code waits until the reader runs it. */
  isOurs: boolean;
  /** Seed of `Math.random()` in the sketch, if a link has one. */
  seed: number | undefined;
  /** Names of the files that a link does not carry. */
  neededFiles: readonly string[] | undefined;
  /** Files of a sketch of this site that the code uses. */
  published: PublishedFolder | undefined;
}

/** The editor and, beside it, the running sketch with its controls and its console. */
export function Workbench({
  template,
  isOwn,
  isOurs,
  seed,
  neededFiles,
  published,
}: WorkbenchProps): ReactNode {
  const { id, title, major, html, fileName } = template;
  const source = isOwn ? template.source : template.source.trimEnd();
  const player = useSketchPlayer({
    setup: useSiteSetup(),
    id: isOwn ? id : `playground ${id}`,
    name: fileNameOf(title),
    title,
    major,
    majors: p5Majors,
    seed,
    neededFiles,
    published,
    needsCamera: true,
    needsMicrophone: true,
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
