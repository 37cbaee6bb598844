import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ramps as messages } from '@site/src/messages/ramps';
import type { Face } from './faces';
import { characterAt, textOf, type RampStep } from './ramp';
import styles from './styles.lazy.module.css';

const columns = 64;
const rows = 5;
const cell = 16;

interface Strip {
  face: Face;
  ramp: readonly RampStep[];
}

/** A strip from dark to light: as a smooth grey, in characters, and as the greys of these. */
export function GreyStrip({ face, ramp }: Strip): ReactNode {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isOnLight, setIsOnLight] = useState(false);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) paint(context, { face, ramp }, isOnLight);
  }, [face, ramp, isOnLight]);
  return (
    <>
      <canvas
        ref={canvas}
        width={columns * cell}
        height={(rows + 4) * cell}
        className={styles.strip}
        role="img"
        aria-label={messages.strip(isOnLight)}
      />
      <p className={styles.option}>
        <input
          id={id}
          type="checkbox"
          checked={isOnLight}
          onChange={(event) => setIsOnLight(event.target.checked)}
        />
        <label htmlFor={id}>{messages.onLight}</label>
      </p>
    </>
  );
}

function paint(context: CanvasRenderingContext2D, { face, ramp }: Strip, isOnLight: boolean): void {
  const { width, height } = context.canvas;
  const [ink, paper] = isOnLight ? ['#000', '#fff'] : ['#fff', '#000'];
  const lightToDense = textOf(ramp);
  // On a light background the densest character is the darkest.
  const ordered = isOnLight ? [...lightToDense].reverse().join('') : lightToDense;
  const smooth = context.createLinearGradient(0, 0, width, 0);
  smooth.addColorStop(0, '#000');
  smooth.addColorStop(1, '#fff');
  context.fillStyle = smooth;
  context.fillRect(0, 0, width, 2 * cell);

  context.fillStyle = paper;
  context.fillRect(0, 2 * cell, width, height);
  context.font = `${cell}px ${face.family}, monospace`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let column = 0; column < columns; column++) {
    const character = characterAt(ordered, (column + 0.5) / columns);
    context.fillStyle = ink;
    for (let row = 0; row < rows; row++) {
      context.fillText(character, (column + 0.5) * cell, (row + 2.5) * cell);
    }
    // From a distance, a cell is as grey as its ink makes it.
    context.globalAlpha = face.coverage(character);
    context.fillRect(column * cell, (rows + 2) * cell, cell, 2 * cell);
    context.globalAlpha = 1;
  }
}
