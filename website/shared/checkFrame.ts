/** Compares a reader's frame with what an exercise asks for. */
import type { ExerciseRule, Measure } from './exerciseRules';

/** A cell as it is seen. */
export interface CheckedCell {
  character: string;
  /** `#rrggbb`, as the background is. */
  color: string;
  background: string;
  /** Clockwise, in degrees. */
  rotation: number;
}

export interface CheckedFrame {
  cols: number;
  rows: number;
  /** Row by row. */
  cells: readonly CheckedCell[];
}

/** The frame of the first answer, as it was captured. */
export interface TargetFrame {
  /** Lines of characters. */
  frame: string;
  /** Colours of the characters, row by row; undefined for empty cells, or where none are compared. */
  colours: readonly (string | null)[];
}

/** What a check found. */
export type Finding =
  | {
      rule: 'target';
      isMet: boolean;
      /** How many of the cells that count are right. */
      matching: number;
      counted: number;
      needed: number;
      /** For each cell, whether it is wrong. */
      wrong: readonly boolean[];
      cols: number;
    }
  | { rule: 'grid'; isMet: false; found: Grid; wanted: Grid }
  | {
      rule: 'characters';
      isMet: boolean;
      /** Characters that are there and should not be, and that should be there and are not. */
      unwanted: readonly string[];
      missing: readonly string[];
    }
  | {
      rule: 'measure';
      isMet: boolean;
      measure: Measure;
      found: number;
      min: number | undefined;
      max: number | undefined;
    };

interface Grid {
  cols: number;
  rows: number;
}

/**
 * @param later Frames after `frame`, for rules about motion; without any, nothing moves. One alone may
 *   look like `frame` where something repeats.
 */
export function checkFrame(
  rule: ExerciseRule,
  frame: CheckedFrame,
  target: TargetFrame,
  later: readonly CheckedFrame[] = [],
): Finding {
  switch (rule.rule) {
    case 'target':
      return compare(frame, target, rule);
    case 'characters':
      return checkCharacters(frame, rule);
    case 'measure': {
      const { measure, min, max } = rule;
      const found = measured[measure](frame, later);
      const isMet = found >= (min ?? -Infinity) && found <= (max ?? Infinity);
      return { rule: 'measure', isMet, measure, found, min, max };
    }
  }
}

/** How far two colours may be apart to count as one; 441 is the distance from black to white. */
const colourTolerance = 48;

function compare(
  { cols, rows, cells }: CheckedFrame,
  target: TargetFrame,
  { share, colours }: Extract<ExerciseRule, { rule: 'target' }>,
): Finding {
  const lines = target.frame.replace(/\n+$/, '').split('\n');
  const wanted = { cols: Math.max(...lines.map((line) => [...line].length)), rows: lines.length };
  if (wanted.cols !== cols || wanted.rows !== rows) {
    return { rule: 'grid', isMet: false, found: { cols, rows }, wanted };
  }
  const characters = lines.flatMap((line) => [...line.padEnd(cols)]);
  const wrong = cells.map(({ character, color }, index) => {
    if (character !== characters[index]) return true;
    const wantedColour = target.colours[index];
    return (
      colours && Boolean(wantedColour) && distance(color, wantedColour ?? '') > colourTolerance
    );
  });
  const counts = cells.map(
    ({ character }, index) => character !== ' ' || characters[index] !== ' ',
  );
  const counted = counts.filter(Boolean).length;
  const matching = counted - wrong.filter(Boolean).length;
  const needed = Math.ceil(share * counted);
  const isMet = counted > 0 && matching >= needed;
  return { rule: 'target', isMet, matching, counted, needed, wrong, cols };
}

function checkCharacters(
  frame: CheckedFrame,
  { only, include }: Extract<ExerciseRule, { rule: 'characters' }>,
): Finding {
  const present = charactersOf(frame);
  const unwanted = only === undefined ? [] : [...present].filter((one) => !only.includes(one));
  const missing = [...(include ?? '')].filter((one) => !present.has(one));
  const isMet = unwanted.length === 0 && missing.length === 0 && present.size > 0;
  return { rule: 'characters', isMet, unwanted, missing };
}

const measured: Record<Measure, (frame: CheckedFrame, later: readonly CheckedFrame[]) => number> = {
  characterCount: (frame) => charactersOf(frame).size,
  colourCount: (frame) => countColours(filled(frame).map(({ color }) => color)),
  backgroundCount: ({ cells }) => countColours(cells.map(({ background }) => background)),
  filledShare: (frame) => ratio(filled(frame).length, frame.cells.length),
  rotatedShare: (frame) =>
    ratio(
      filled(frame).filter(({ rotation }) => rotation % 360 !== 0).length,
      filled(frame).length,
    ),
  movingShare: ({ cells }, later) =>
    Math.max(
      0,
      ...later.map((other) =>
        ratio(cells.filter((cell, index) => differ(cell, other.cells[index])).length, cells.length),
      ),
    ),
  columns: ({ cols }) => cols,
  rows: ({ rows }) => rows,
};

function filled({ cells }: CheckedFrame): CheckedCell[] {
  return cells.filter(({ character }) => character !== ' ');
}

function charactersOf(frame: CheckedFrame): Set<string> {
  return new Set(filled(frame).map(({ character }) => character));
}

function differ(cell: CheckedCell, other: CheckedCell | undefined): boolean {
  return (
    !other ||
    cell.character !== other.character ||
    cell.rotation !== other.rotation ||
    distance(cell.color, other.color) > colourTolerance ||
    distance(cell.background, other.background) > colourTolerance
  );
}

/** A colour that fewer of the cells have is taken for the smooth edge between two others. */
const smallestShare = 0.01;

/** How many colours can be told apart. */
function countColours(colours: readonly string[]): number {
  const groups: { colour: string; size: number }[] = [];
  for (const colour of colours) {
    const near = groups.find((group) => distance(group.colour, colour) <= colourTolerance);
    if (near) near.size += 1;
    else groups.push({ colour, size: 1 });
  }
  return groups.filter(({ size }) => size >= smallestShare * colours.length).length;
}

/** The Euclidean distance of two colours `#rrggbb` in RGB. */
function distance(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(1), 16));
  const channels = (value = 0) => [value >> 16, (value >> 8) & 255, value & 255];
  const others = channels(b);
  return Math.hypot(...channels(a).map((channel, index) => channel - (others[index] ?? 0)));
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
