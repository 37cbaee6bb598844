import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { Inspection, InspectionState } from '../../core/inspection/Inspection';
import {
  inspectCell,
  nearestCell,
  type Cell,
  type InspectedFrame,
} from '../../core/inspection/InspectedFrame';
import { isForComposing } from '../../keys';
import styles from './inspection.lazy.module.css';
import { cell as cellMessages, inspection as messages } from './messages';
import { paintCells, type Shown } from './paintCells';

interface CellOverlayProps {
  inspection: Inspection;
  state: InspectionState;
  frame: InspectedFrame;
  hasGrid: boolean;
  shown: Shown | undefined;
  /** Whether the frame is an earlier one, which the sketch no longer shows. */
  isPast: boolean;
  takesFocus: () => boolean;
  onClose: () => void;
  announce: (text: string) => void;
}

/** A cell is announced once no other has been chosen for this many milliseconds. */
const CALM = 300;

/**
 * Lies over the grid of the sketch: a cell is chosen with the pointer or with keys. A click or a tap
 * keeps the cell until the next one, so that the pointer can leave the grid without losing it; a click
 * on the cell that is kept lets it go.
 */
export function CellOverlay(props: CellOverlayProps): ReactNode {
  const { inspection, state, frame, hasGrid, shown, isPast, takesFocus, onClose, announce } = props;
  const { cell, wholeSource } = state;
  const whole = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isKept, setIsKept] = useState(false);
  /** How often a cell was chosen by keys: only then is it announced. */
  const [moves, setMoves] = useState(0);
  const hint = useId();

  const takeFocus = useEffectEvent(() => {
    if (takesFocus()) whole.current?.focus();
  });
  useEffect(() => takeFocus(), []);

  const paint = useEffectEvent(() => {
    if (!canvas.current) return;
    paintCells(canvas.current, { frame, cell, hasGrid, shown, isPast, source: wholeSource });
  });
  useEffect(() => paint(), [frame, cell, hasGrid, shown, isPast, wholeSource]);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const observer = new ResizeObserver(() => paint());
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    // The sketch lays itself out anew first.
    const refresh = () => requestAnimationFrame(() => inspection.refresh());
    window.addEventListener('resize', refresh);
    return () => window.removeEventListener('resize', refresh);
  }, [inspection]);

  const say = useEffectEvent(() => announce(sayCell(frame, cell)));
  useEffect(() => {
    if (moves === 0) return undefined;
    const timer = setTimeout(() => say(), CALM);
    return () => clearTimeout(timer);
  }, [moves]);

  const cellAt = ({ currentTarget, clientX, clientY }: MouseEvent): Cell => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return nearestCell(frame, {
      x: Math.floor(((clientX - left) / width) * frame.columns),
      y: Math.floor(((clientY - top) / height) * frame.rows),
    });
  };
  const onClick = (event: MouseEvent) => {
    const clicked = cellAt(event);
    const isAgain = isKept && clicked.x === cell.x && clicked.y === cell.y;
    setIsKept(!isAgain);
    inspection.choose(clicked);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isForComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const next = cellAfter(event.key, cell, frame);
    if (!next) return;
    event.preventDefault();
    setIsKept(true);
    inspection.choose(next);
    setMoves(moves + 1);
  };
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div
      ref={whole}
      className={styles.cells}
      // Screen readers hand arrow keys to an application, instead of reading on with them.
      role="application"
      aria-label={messages.cells}
      aria-describedby={hint}
      tabIndex={0}
      style={{
        left: percent(frame.left),
        top: percent(frame.top),
        width: percent(frame.width),
        height: percent(frame.height),
      }}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => {
        if (!isKept && event.pointerType !== 'touch') inspection.choose(cellAt(event));
      }}
      onClick={onClick}
    >
      <canvas ref={canvas} aria-hidden />
      <span id={hint} className="visually-hidden">
        {messages.hint}
      </span>
    </div>
  );
}

/** The cell that a key leads to. */
function cellAfter(key: string, { x, y }: Cell, { columns, rows }: InspectedFrame) {
  const places: Readonly<Record<string, Cell>> = {
    ArrowLeft: { x: x - 1, y },
    ArrowRight: { x: x + 1, y },
    ArrowUp: { x, y: y - 1 },
    ArrowDown: { x, y: y + 1 },
    Home: { x: 0, y },
    End: { x: columns - 1, y },
    PageUp: { x, y: 0 },
    PageDown: { x, y: rows - 1 },
  };
  return Object.hasOwn(places, key) ? places[key] : undefined;
}

function sayCell(frame: InspectedFrame, cell: Cell): string {
  const { json, characterIndex, winner } = inspectCell(frame, cell);
  const character =
    characterIndex === undefined
      ? cellMessages.empty
      : cellMessages.characterOf(json.character, json.unicode);
  const renderer = winner === undefined ? cellMessages.noRenderer : (frame.layers[winner] ?? '');
  return cellMessages.said(cell.x, cell.y, character, renderer);
}
