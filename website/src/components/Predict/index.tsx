import clsx from 'clsx';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { predictionDataSchema, type PredictionData } from '@site/shared/predictions';
import { announce } from '@site/src/components/Announcer';
import { FramePicture } from '@site/src/components/FramePicture';
import { Words } from '@site/src/components/Words';
import { predict } from '@site/src/messages/course';
import styles from './styles.module.css';

interface PredictProps {
  /** The example of which something is to be predicted. */
  slug: string;
  /** The question with its frames. The build adds it (`plugins/sketches`). */
  prediction?: unknown;
}

/**
 * Frames of which readers choose the one that they expect. The reasons open with the choice; without
 * JavaScript, by their own button.
 */
export function Predict({ prediction }: PredictProps): ReactNode {
  const { question, options } = parsePrediction(prediction);
  const [chosen, setChosen] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const right = options.findIndex(({ isRight }) => isRight);

  function choose(index: number): void {
    setChosen(index);
    setIsOpen(true);
    const reason = (options[index]?.reason ?? '').replaceAll('`', '');
    announce(`${verdictOf(index, right)} ${reason}`);
  }

  // A reader may have chosen before the scripts were there.
  const adopt = useEffectEvent(() => {
    const inputs = [...(group.current?.elements ?? [])];
    const index = inputs.findIndex((input) => input instanceof HTMLInputElement && input.checked);
    if (index !== -1) choose(index);
  });
  useEffect(() => adopt(), []);

  return (
    <section className={styles.predict} aria-label={predict.name}>
      <fieldset ref={group}>
        <legend>
          <Words text={question} />
        </legend>
        <ul className={styles.options} role="list">
          {options.map(({ name: option, shows, frame, colours }, index) => (
            <li key={option}>
              <label className={styles.option}>
                <span className={styles.choice}>
                  <input
                    type="radio"
                    name={name}
                    value={option}
                    checked={chosen === index}
                    onChange={() => choose(index)}
                  />
                  {letterOf(index)}
                </span>
                <FramePicture
                  className={styles.frame}
                  frame={frame}
                  colours={colours}
                  label={shows}
                />
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{predict.answer}</summary>
        {chosen !== undefined && (
          <p className={clsx(styles.verdict, chosen === right && styles.right)}>
            {verdictOf(chosen, right)}
          </p>
        )}
        <ul className={styles.reasons}>
          {options.map(({ name: option, reason, isRight }, index) => (
            <li key={option}>
              <strong>
                {letterOf(index)}
                {isRight && ` ${predict.isRight}`}
              </strong>{' '}
              <Words text={reason} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const letterOf = (index: number): string => 'ABCD'.charAt(index);

function verdictOf(chosen: number, right: number): string {
  return chosen === right ? predict.right(letterOf(right)) : predict.wrong(letterOf(right));
}

/** @throws Error when a page was compiled without the plugin that hands it the question. */
function parsePrediction(value: unknown): PredictionData {
  const result = v.safeParse(predictionDataSchema, value);
  if (result.success) return result.output;
  throw new Error('Predict: expected a prediction; is remarkSketches configured for this page?');
}
