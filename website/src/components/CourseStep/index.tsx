import { useMemo, type ReactNode } from 'react';
import { textOf } from 'sketch-player/dom';
import { SketchPlayer } from 'sketch-player/SketchPlayer';
import type { PlayerSetup } from 'sketch-player/setup';
import { useSketchPlayer } from 'sketch-player/useSketchPlayer';
import { FramePicture } from '@site/src/components/FramePicture';
import { courseStep } from '@site/src/messages/course';
import { useSiteSetup } from '@site/src/player/useSiteSetup';
import CodeBlock from '@site/src/theme/CodeBlock';
import { Carry } from './Carry';
import { parseStepData } from './parseStepData';
import { draftId } from './carried';
import styles from './styles.module.css';

interface CourseStepProps {
  slug: string;
  /** The sketch of the step. The build adds it (`plugins/sketches`); pages do not write it. */
  step?: unknown;
}

/**
 * A step of the course: what it changes, and the sketch with the change, which readers can run and
 * edit. A sketch that they have made in an earlier step can be brought along.
 */
export function CourseStep({ step }: CourseStepProps): ReactNode {
  const data = parseStepData(step);
  const { slug, title, summary, p5, capture, needs, frame, colours, html, change } = data;
  const player = useSketchPlayer({
    setup: useSetup(capture.library),
    id: draftId(slug),
    name: courseStep.fileName,
    title: courseStep.piece,
    major: p5[0],
    majors: p5,
    isTrusted: true,
    usualArrangement: 'below',
    needsCamera: needs.includes('camera'),
    readSource: () => textOf(html),
  });
  return (
    <>
      {change && (
        <CodeBlock
          language="diff"
          title={courseStep.change}
          html={change.html}
          copiedText={change.added}
        />
      )}
      <SketchPlayer
        player={player}
        as="section"
        aria-label={title}
        data-step={slug}
        data-hydrate="visible"
        picture={{
          ratio: capture.width / capture.height,
          poster: (className) => (
            <FramePicture className={className} frame={frame} colours={colours} label={summary} />
          ),
        }}
        code={{ html, fileName: 'sketch.js' }}
        layout={({ preview, toolbar, output, source }) => (
          <>
            {preview}
            {toolbar}
            <p className={styles.summary}>{summary}</p>
            {output}
            <Carry slug={slug} player={player} />
            {source}
          </>
        )}
      />
    </>
  );
}

/** What the site gives to its players; without the library, where the course has not come to it. */
function useSetup(library: boolean): PlayerSetup {
  const setup = useSiteSetup();
  return useMemo(
    () =>
      library
        ? setup
        : { ...setup, files: { ...setup.files, library: undefined, shape: undefined } },
    [setup, library],
  );
}
