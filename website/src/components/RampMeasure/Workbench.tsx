import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useCopying } from '@site/src/components/Announcer';
import { ramps as messages } from '@site/src/messages/ramps';
import { FontChoice } from './FontChoice';
import { GreyStrip } from './GreyStrip';
import type { Face } from './faces';
import { asCode, chooseEven, largestJump, measureRamp, textOf, usable } from './ramp';
import { RampTable } from './RampTable';
import styles from './styles.lazy.module.css';

/** The characters that the brightness renderer has unless it gets others. */
const defaultCharacters = ' .:-=+*%@#';

/**
 * Measures the characters of a font, orders them, and shows which greys they give.
 *
 * @param first The font that is measured until the reader chooses another one.
 */
export function Workbench({ first }: { first: Face }): ReactNode {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [face, setFace] = useState(first);
  const [text, setText] = useState(defaultCharacters);
  const [count, setCount] = useState(6);

  // The pressed button is gone: the keyboard goes on where it was.
  useEffect(() => root.current?.focus(), []);

  const characters = [...usable(text)];
  const missing = characters.filter((character) => !face.has(character));
  const ramp = measureRamp(characters.filter(face.has).join(''), face.coverage);
  const ordered = textOf(ramp);
  return (
    <section ref={root} tabIndex={-1} className={styles.tool} aria-label={messages.name}>
      <FontChoice onFace={setFace} />
      <p className={styles.field}>
        <label htmlFor={`${id}-text`}>{messages.characters}</label>
        <input
          id={`${id}-text`}
          className={styles.text}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={400}
        />
      </p>
      <p className={styles.field}>
        <label htmlFor={`${id}-count`}>{messages.count}</label>
        <input
          id={`${id}-count`}
          className={styles.number}
          type="number"
          min={2}
          max={32}
          value={count}
          onChange={(event) => setCount(event.target.valueAsNumber)}
        />
        <button
          type="button"
          className="button button--secondary"
          onClick={() => setText(chooseEven(ramp, Number.isNaN(count) ? 6 : count))}
        >
          {messages.chooseEven}
        </button>
      </p>
      <p role="status">
        {messages.result(ramp.length, face.name, largestJump(ramp))}
        {missing.length > 0 && ` ${messages.missing(missing)}`}
      </p>
      {ramp.length > 0 && (
        <>
          <GreyStrip face={face} ramp={ramp} />
          <Copy ramp={ordered} />
          <RampTable face={face} ramp={ramp} />
        </>
      )}
    </section>
  );
}

function Copy({ ramp }: { ramp: string }): ReactNode {
  const { state, copy } = useCopying(() => navigator.clipboard.writeText(asCode(ramp)));
  return (
    <p className={styles.field}>
      <code>{asCode(ramp)}</code>
      <button type="button" className="button button--primary" onClick={() => void copy()}>
        {messages.copy[state]}
      </button>
    </p>
  );
}
