import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { comingEditor } from '@site/src/components/LiveExample/comingEditor';
import { Findings } from '@site/src/components/LiveExample/Findings';
import { Source } from '@site/src/components/LiveExample/Source';
import type { LiveSession } from '@site/src/components/LiveExample/useSession';
import live from '@site/src/components/LiveExample/styles.module.css';
import styles from './styles.module.css';

interface HeroLinesProps extends LiveSession {
  /** The published lines, highlighted. */
  html: string;
  toSketch: (lines: string) => string;
}

/** The lines of code that turn the hero's sketch into text. Editing them changes the picture. */
export function HeroLines({ html, toSketch, state, act }: HeroLinesProps): ReactNode {
  const [editor] = useState(comingEditor);
  const [opensEditor, setOpensEditor] = useState(false);
  const goTo = (line: number, column: number) => {
    editor.goTo(line, column);
    if (!editor.current) setOpensEditor(true);
  };

  return (
    <div className={styles.lines}>
      <p>
        The picture is <Link to="/examples/hero">a plain p5.js sketch</Link> and these lines.
        <span className={styles.invitation}> Change them, and the picture changes:</span>
      </p>
      <div className={clsx(styles.box, live.controls)}>
        <Source
          html={html}
          fileName="sketch.js"
          editor={editor}
          opensEditor={opensEditor}
          toSketch={toSketch}
          state={state}
          act={act}
        />
        {/* Problems of the unchanged sketch are shown on the picture (`HeroPiece`). */}
        {state.isEdited && <Findings state={state} act={act} onGoTo={goTo} />}
      </div>
    </div>
  );
}
