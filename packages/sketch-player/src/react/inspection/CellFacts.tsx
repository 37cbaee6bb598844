import { useEffect, useRef, type ReactNode } from 'react';
import type { InspectionState, SourcePixels } from '../../core/inspection/Inspection';
import {
  inspectCell,
  sampledPixel,
  sourceOf,
  type InspectedFrame,
} from '../../core/inspection/InspectedFrame';
import styles from './inspection.lazy.module.css';
import { cell as messages, inspection } from './messages';
import { paintSource } from './paintCells';

interface CellFactsProps {
  state: InspectionState;
  frame: InspectedFrame;
  /** Whether the frame is an earlier one. */
  isPast: boolean;
}

/** Everything that is known about the chosen cell. */
export function CellFacts({ state, frame, isPast }: CellFactsProps): ReactNode {
  const { cell, cellSource } = state;
  const { index, json, characterIndex, buffers, winner, covered } = inspectCell(frame, cell);
  const area = sourceOf(frame, cell);
  const pixel = sampledPixel(frame, cell);
  const nameOf = (layer: number) => frame.layers[layer] ?? '';
  const rows: readonly [name: string, value: string, meaning?: string][] = [
    [messages.place, messages.placeOf(cell.x, cell.y)],
    [
      messages.character,
      characterIndex === undefined
        ? messages.empty
        : messages.characterOf(json.character, json.unicode),
    ],
    [
      messages.renderer,
      winner === undefined
        ? messages.noRenderer
        : messages.rendererOf(nameOf(winner), covered.map(nameOf)),
    ],
    [
      messages.buffer('character'),
      messages.bytes(buffers.character),
      characterIndex === undefined ? undefined : messages.index(characterIndex),
    ],
    [messages.buffer('primary'), messages.bytes(buffers.primary)],
    [messages.buffer('secondary'), messages.bytes(buffers.secondary)],
    [
      messages.buffer('transform'),
      messages.bytes(buffers.transform),
      messages.transform(json.inverted, json.flipHorizontal, json.flipVertical),
    ],
    [
      messages.buffer('rotation'),
      messages.bytes(buffers.rotation),
      messages.degrees(json.rotation),
    ],
    [
      messages.source,
      messages.sourceArea(
        area.left,
        area.top,
        area.left + area.width - 1,
        area.top + area.height - 1,
      ),
      messages.sampled(pixel.left, pixel.top),
    ],
  ];
  return (
    <section className={styles.facts} aria-label={inspection.facts}>
      <dl>
        {rows.map(([name, value, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {meaning !== undefined && <span>{meaning}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div>
        {isPast ? (
          <p>{inspection.sourceOfNewest}</p>
        ) : (
          <EnlargedSource frame={frame} cell={cell} source={cellSource} />
        )}
        <p>
          {messages.json}: <code>{messages.jsonPlace(index)}</code>
        </p>
        <pre>{JSON.stringify(json, null, 2)}</pre>
      </div>
    </section>
  );
}

/** Length of the enlarged pixels' longer side, in CSS pixels. */
const SIZE = 160;

/** The pixels around a cell, with outlines of those of the cell and of the one in its middle. */
function EnlargedSource({
  frame,
  cell,
  source,
}: Pick<CellFactsProps, 'frame'> & {
  cell: InspectionState['cell'];
  source: SourcePixels | undefined;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && source) paintSource(canvas.current, source, frame, cell, SIZE);
  }, [frame, cell, source]);
  // The list beside it says in words what it shows.
  return <canvas ref={canvas} className={styles.source} width={SIZE} height={SIZE} aria-hidden />;
}
