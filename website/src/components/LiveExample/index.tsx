import { useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import type { CodeEditorHandle } from '@site/src/components/CodeEditor';
import { Findings } from './Findings';
import { parseExampleData } from './parseExampleData';
import { SketchMenu } from './SketchMenu';
import { Source } from './Source';
import { Stage } from './Stage';
import { textOf } from './textOf';
import { Toolbar } from './Toolbar';
import { useSession } from './useSession';
import { useVisibility } from './useVisibility';
import styles from './styles.module.css';

/**
 * An example that readers can run and change. Its captured frame and its source are in the page as
 * it is served; the rest comes when it is wanted.
 */
export function LiveExample({ example }: { slug: string; example?: unknown }): ReactNode {
  const { slug, title, summary, tags, p5, capture, frame, html } = parseExampleData(example);
  const whole = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditorHandle>(null);
  const { state, act } = useSession({
    id: slug,
    title,
    line: p5[0],
    isProven: true,
    stage,
    readSource: () => textOf(html),
  });
  useVisibility({
    stage,
    whole,
    onCome: () => act((session) => session.setInView(true)),
    onLeave: () => act((session) => session.setInView(false)),
  });
  const titleId = `example-${slug}`;

  return (
    <section
      ref={whole}
      className={clsx(styles.example, styles.controls)}
      aria-labelledby={titleId}
      data-example={slug}
    >
      <header className={styles.header}>
        <p className={styles.title} id={titleId}>
          {title}
        </p>
        <ul className={styles.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </header>
      <Stage
        ref={stage}
        frame={frame}
        label={`A frame of this example. ${summary}`}
        ratio={capture.width / capture.height}
        status={state.status}
        onPlay={() => act((session) => session.play())}
      />
      <Toolbar
        state={state}
        act={act}
        lines={p5}
        onFullScreen={() => void stage.current?.requestFullscreen()}
      >
        <SketchMenu act={act} name={slug} title={title} />
      </Toolbar>
      <p className={styles.summary}>{summary}</p>
      <Findings state={state} act={act} editor={editor} />
      <Source html={html} fileName="sketch.js" editor={editor} state={state} act={act} />
    </section>
  );
}
