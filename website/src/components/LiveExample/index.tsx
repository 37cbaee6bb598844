import { useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { CameraConsent } from './CameraConsent';
import { comingEditor } from './comingEditor';
import { DraftNote } from './DraftNote';
import { Findings } from './Findings';
import { parseExampleData } from './parseExampleData';
import { RecordingSign } from './RecordingSign';
import { SketchMenu } from './SketchMenu';
import { Source } from './Source';
import { Stage } from './Stage';
import { textOf } from './textOf';
import { Toolbar } from './Toolbar';
import { useFullScreen } from './useFullScreen';
import { useKeptFocus } from './useKeptFocus';
import { useSession } from './useSession';
import { useVisibility } from './useVisibility';
import styles from './styles.module.css';

interface LiveExampleProps {
  slug: string;
  /** The data of the example. The build adds it (`plugins/examples`); pages do not write it. */
  example?: unknown;
  /** Whether to show title and tags; the page of an example shows them itself. */
  hasHeader?: boolean;
}

/**
 * An example that readers can run and change. The served HTML contains its captured frame and its
 * source; the scripts that run and edit it load on demand.
 */
export function LiveExample({ example, hasHeader = true }: LiveExampleProps): ReactNode {
  const { slug, title, summary, tags, p5, capture, needs, frame, colours, html } =
    parseExampleData(example);
  const whole = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [editor] = useState(comingEditor);
  const [opensEditor, setOpensEditor] = useState(false);
  const fullScreen = useFullScreen(stage);
  useKeptFocus(whole, toolbar);
  const { state, act } = useSession({
    id: slug,
    title,
    line: p5[0],
    isProven: true,
    needsCamera: needs.includes('camera'),
    stage,
    readSource: () => textOf(html),
  });
  useVisibility({
    stage,
    whole,
    onCome: () => act((session) => session.setInView(true)),
    onLeave: () => act((session) => session.setInView(false)),
  });
  const goTo = (line: number, column: number) => {
    editor.goTo(line, column);
    if (!editor.current) setOpensEditor(true);
  };

  return (
    <section
      ref={whole}
      className={clsx(styles.example, styles.controls)}
      aria-label={title}
      data-example={slug}
      data-hydrate="visible"
    >
      {hasHeader && (
        <header className={styles.header}>
          <p className={styles.title}>{title}</p>
          <ul className={styles.tags} aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </header>
      )}
      <Stage
        ref={stage}
        frame={frame}
        colours={colours}
        label={`A frame of this example. ${summary}`}
        ratio={capture.width / capture.height}
        state={state}
        onPlay={() => act((session) => session.play())}
      >
        <CameraConsent state={state} act={act} />
        <DraftNote state={state} act={act} />
        <RecordingSign state={state} act={act} />
      </Stage>
      <Toolbar ref={toolbar} state={state} act={act} lines={p5} onFullScreen={fullScreen}>
        <SketchMenu state={state} act={act} name={slug} title={title} />
      </Toolbar>
      <p className={styles.summary}>{summary}</p>
      <Findings state={state} act={act} onGoTo={goTo} />
      <Source
        html={html}
        fileName="sketch.js"
        editor={editor}
        opensEditor={opensEditor}
        state={state}
        act={act}
      />
    </section>
  );
}
