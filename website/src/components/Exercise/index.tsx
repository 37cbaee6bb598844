import { useId, useState, type ReactNode } from 'react';
import { textOf } from 'sketch-player/dom';
import { SketchPlayer } from 'sketch-player/SketchPlayer';
import { useSketchPlayer, type Player } from 'sketch-player/useSketchPlayer';
import { FramePicture } from '@site/src/components/FramePicture';
import { Words } from '@site/src/components/Words';
import { exercise as messages } from '@site/src/messages/exercises';
import { useSiteSetup } from '@site/src/player/useSiteSetup';
import CodeBlock from '@site/src/theme/CodeBlock';
import { CheckResult, type Checked } from './CheckResult';
import { parseExerciseData, type ExerciseData } from './parseExerciseData';
import styles from './styles.module.css';

interface ExerciseProps {
  slug: string;
  /** The data of the exercise. The build adds it (`plugins/sketches`); pages do not write it. */
  exercise?: unknown;
}

/**
 * A task with a sketch to begin with. The reader changes it, and its cells are compared with what
 * the task asks for. The served HTML contains the target, the sketch, the hints and the answers.
 */
export function Exercise({ exercise: data }: ExerciseProps): ReactNode {
  const exercise = parseExerciseData(data);
  const { slug, title, task, p5, canvas, html, frame, picture } = exercise;
  const id = useId();
  const player = useSketchPlayer({
    setup: useSiteSetup(),
    id: `exercise-${slug}`,
    name: slug,
    title,
    major: p5[0],
    majors: p5,
    isTrusted: true,
    autoplays: false,
    fitsCanvas: true,
    readSource: () => textOf(html),
  });
  const [checked, setChecked] = useState<Checked>();
  const [isChecking, setIsChecking] = useState(false);

  const check = () =>
    player.act(async (session) => {
      setIsChecking(true);
      setChecked(await checkedOf(session, exercise));
      setIsChecking(false);
    });

  const ratio = canvas.width / canvas.height;
  return (
    <SketchPlayer
      player={player}
      as="section"
      aria-labelledby={`${id}-title`}
      data-exercise={slug}
      data-hydrate="visible"
      picture={{ ratio }}
      code={{ html, fileName: 'sketch.js' }}
      layout={({ preview, toolbar, output, source }) => (
        <>
          <div className={styles.task}>
            <p id={`${id}-title`} className={styles.title}>
              <span>{messages.label}</span> {title}
            </p>
            <p>
              <Words text={task} />
            </p>
          </div>
          <div className={styles.pictures}>
            <div>
              <p className={styles.name}>{messages.target}</p>
              <FramePicture
                className={styles.target}
                frame={frame}
                colours={picture}
                label={messages.targetLabel(title)}
              />
            </div>
            <div>
              <p className={styles.name}>{messages.yours}</p>
              {preview}
            </div>
          </div>
          {toolbar}
          <div className={styles.check}>
            <button type="button" onClick={check} aria-disabled={isChecking}>
              {isChecking ? messages.checking : messages.check}
            </button>
            <div role="status">{checked && !isChecking && <CheckResult checked={checked} />}</div>
            <noscript>
              <p>{messages.needsScripts}</p>
            </noscript>
          </div>
          {output}
          {source}
          <Help exercise={exercise} player={player} />
        </>
      )}
    />
  );
}

/** Loads the check and carries it out; a failure becomes a sentence. */
async function checkedOf(
  session: Parameters<Parameters<Player['act']>[0]>[0],
  exercise: ExerciseData,
): Promise<Checked> {
  const module = await import('./checkSketch').catch(() => undefined);
  if (!module) return messages.notLoaded;
  return module
    .checkSketch(session, exercise)
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
}

/** The hints, each within the one before, and the answers. They open without scripts as well. */
function Help({ exercise, player }: { exercise: ExerciseData; player: Player }): ReactNode {
  const { hints, answers } = exercise;
  const take = (source: string) => {
    const { isEdited } = player.state;
    if (isEdited && !window.confirm(messages.confirmTake)) return;
    player.act((session) => {
      session.edit(source);
      session.play();
    });
  };
  return (
    <div className={styles.help}>
      <Hints hints={hints} />
      {answers.map(({ why, source, html }, index) => (
        <details key={source}>
          <summary>{index === 0 ? messages.answer : messages.anotherAnswer}</summary>
          <p>
            <Words text={why} />
          </p>
          <CodeBlock language="js" title={messages.fileOf(index + 1)} html={html} />
          <button type="button" className={styles.take} onClick={() => take(source)}>
            {messages.take}
          </button>
        </details>
      ))}
    </div>
  );
}

function Hints({ hints, first = 0 }: { hints: readonly string[]; first?: number }): ReactNode {
  const hint = hints[first];
  if (hint === undefined) return null;
  return (
    <details>
      <summary>{messages.hint(first + 1, hints.length)}</summary>
      <p>
        <Words text={hint} />
      </p>
      <Hints hints={hints} first={first + 1} />
    </details>
  );
}
