import type { ReactNode } from 'react';
import { textOf } from 'sketch-player/dom';
import { SketchPlayer } from 'sketch-player/SketchPlayer';
import { useSketchPlayer } from 'sketch-player/useSketchPlayer';
import { recipeTag } from '@site/shared/examples';
import { FramePicture } from '@site/src/components/FramePicture';
import { liveExample } from '@site/src/messages/liveExamples';
import { useSiteSetup } from '@site/src/player/useSiteSetup';
import { parseExampleData } from './parseExampleData';
import styles from './styles.module.css';

interface LiveExampleProps {
  slug: string;
  /** The data of the example. The build adds it (`plugins/sketches`); pages do not write it. */
  example?: unknown;
  /**
   * Whether to show title and tags; the page of an example shows them itself. A recipe of the cookbook
   * shows neither, and its code beside the sketch: so a screen has room for the words about it.
   */
  hasHeader?: boolean;
}

/**
 * An example that readers can run and change. The served HTML contains its captured frame and its
 * source; the scripts that run and edit it load on demand.
 */
export function LiveExample({ example, hasHeader = true }: LiveExampleProps): ReactNode {
  const { slug, title, summary, tags, p5, capture, needs, published, frame, colours, html } =
    parseExampleData(example);
  const isRecipe = hasHeader && tags.includes(recipeTag);
  const player = useSketchPlayer({
    setup: useSiteSetup(),
    id: slug,
    name: slug,
    title,
    major: p5[0],
    majors: p5,
    isTrusted: true,
    usualArrangement: isRecipe ? undefined : 'below',
    hasCells: !tags.includes('textmode.js'),
    needsCamera: needs.includes('camera'),
    published,
    readSource: () => textOf(html),
  });
  return (
    <SketchPlayer
      player={player}
      as="section"
      aria-label={title}
      data-example={slug}
      data-hydrate="visible"
      picture={{
        ratio: capture.width / capture.height,
        poster: (className) => (
          <FramePicture
            className={className}
            frame={frame}
            colours={colours}
            label={liveExample.poster(summary)}
          />
        ),
      }}
      code={{ html, fileName: 'sketch.js' }}
      layout={({ preview, toolbar, output, source }) =>
        isRecipe ? (
          <div className={styles.recipe}>
            <div>
              {preview}
              {toolbar}
              {output}
            </div>
            {source}
          </div>
        ) : (
          <>
            {hasHeader && (
              <header className={styles.header}>
                <p className={styles.title}>{title}</p>
                <ul className={styles.tags} aria-label={liveExample.tags}>
                  {tags.map((tag) => (
                    <li key={tag}>{tag}</li>
                  ))}
                </ul>
              </header>
            )}
            {preview}
            {toolbar}
            <p className={styles.summary}>{summary}</p>
            {output}
            {source}
          </>
        )
      }
    />
  );
}
