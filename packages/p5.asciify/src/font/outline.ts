/**
 * A glyph's outline as drawing commands in font units: y grows upwards, 0 is the baseline. Every
 * contour starts with `M` and ends with `Z`.
 */
export type OutlineCommand =
  | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
  | {
      readonly type: 'Q';
      readonly x1: number;
      readonly y1: number;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly type: 'C';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'Z' };

export type Outline = readonly OutlineCommand[];

/** @inline */
export interface BoundingBox {
  /** The left edge. */
  x1: number;
  /** The upper edge. */
  y1: number;
  /** The right edge. */
  x2: number;
  /** The lower edge. */
  y2: number;
}

/** The box around an outline's points, in font units; `undefined` for a blank glyph. */
export function outlineBounds(outline: Outline): BoundingBox | undefined {
  const box: BoundingBox = { x1: Infinity, y1: Infinity, x2: -Infinity, y2: -Infinity };
  let from = { x: 0, y: 0 };
  for (const command of outline) {
    if (command.type === 'Z') continue;
    for (const axis of ['x', 'y'] as const) {
      for (const value of extremes(from[axis], command, axis)) {
        if (axis === 'x') {
          box.x1 = Math.min(box.x1, value);
          box.x2 = Math.max(box.x2, value);
        } else {
          box.y1 = Math.min(box.y1, value);
          box.y2 = Math.max(box.y2, value);
        }
      }
    }
    from = { x: command.x, y: command.y };
  }
  return box.x1 <= box.x2 ? box : undefined;
}

/** Coordinates of a segment that may be its extremes on one axis: its end and turning points. */
function extremes(
  from: number,
  command: Exclude<OutlineCommand, { type: 'Z' }>,
  axis: 'x' | 'y',
): number[] {
  const end = command[axis];
  if (command.type === 'Q') {
    const control = axis === 'x' ? command.x1 : command.y1;
    const t = (from - control) / (from - 2 * control + end);
    return isInside(t) ? [end, quadraticAt(t, from, control, end)] : [end];
  }
  if (command.type === 'C') {
    const [c1, c2] = axis === 'x' ? [command.x1, command.x2] : [command.y1, command.y2];
    return [end, ...cubicTurns(from, c1, c2, end).map((t) => cubicAt(t, from, c1, c2, end))];
  }
  return [end];
}

function isInside(t: number): boolean {
  return t > 0 && t < 1;
}

function quadraticAt(t: number, a: number, b: number, c: number): number {
  return (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
}

function cubicAt(t: number, a: number, b: number, c: number, d: number): number {
  const u = 1 - t;
  return u ** 3 * a + 3 * u ** 2 * t * b + 3 * u * t ** 2 * c + t ** 3 * d;
}

/** Parameters, between 0 and 1, at which the derivative of a cubic Bézier curve is zero. */
function cubicTurns(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  if (Math.abs(a) < 1e-9) return Math.abs(b) < 1e-9 ? [] : [-c / b].filter(isInside);
  // The derivative is 3·(a·t² + b·t + c).
  const root = Math.sqrt(b * b - 4 * a * c);
  return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter(isInside);
}

/** An outline moved to a baseline at (x, y) on a canvas, where y grows downwards. */
export function placeOutline(outline: Outline, x: number, y: number, scale: number): Outline {
  const px = (value: number) => x + value * scale;
  const py = (value: number) => y - value * scale;
  return outline.map((command) => {
    switch (command.type) {
      case 'Z':
        return command;
      case 'Q':
        return {
          type: 'Q',
          x1: px(command.x1),
          y1: py(command.y1),
          x: px(command.x),
          y: py(command.y),
        };
      case 'C':
        return {
          type: 'C',
          x1: px(command.x1),
          y1: py(command.y1),
          x2: px(command.x2),
          y2: py(command.y2),
          x: px(command.x),
          y: py(command.y),
        };
      case 'M':
      case 'L':
        return { type: command.type, x: px(command.x), y: py(command.y) };
    }
  });
}

/** The `d` attribute of an SVG path. */
export function outlineToPathData(outline: Outline, decimals = 2): string {
  const write = (...values: number[]) =>
    values.map((value) => String(Number(value.toFixed(decimals)) || 0)).join(' ');
  return outline
    .map((command) => {
      switch (command.type) {
        case 'Z':
          return 'Z';
        case 'Q':
          return `Q${write(command.x1, command.y1, command.x, command.y)}`;
        case 'C':
          return `C${write(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
        case 'M':
        case 'L':
          return `${command.type}${write(command.x, command.y)}`;
      }
    })
    .join('');
}
