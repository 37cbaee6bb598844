/**
 * Pictures made by code, for tests and benchmarks of text-mode renderers. Each is a function from a
 * place to a colour, so that it has any size and can be moved by a part of a pixel.
 */

/** Red, green and blue from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** x runs from 0 to `ASPECT`, y from 0 to 1 downwards; time in turns, so that 1 is the same as 0. */
export type Picture = (x: number, y: number, time: number) => Colour;

/** Width of every picture over its height. */
export const ASPECT = 16 / 9;

const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [1, 1, 1];
const TURN = 2 * Math.PI;

const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const times = (colour: Colour, factor: number): Colour => mix(BLACK, colour, factor);
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The light on a sphere of radius 1 at a place, or nothing beside it. */
function lit(u: number, v: number): number | undefined {
  const flat = u * u + v * v;
  if (flat > 1) return undefined;
  const depth = Math.sqrt(1 - flat);
  const light = Math.max(0, -0.55 * u - 0.5 * v + 0.67 * depth);
  const glance = Math.max(0, -0.45 * u - 0.4 * v + 0.8 * depth) ** 24;
  return clamp(0.08 + 0.75 * light + 0.4 * glance);
}

/** Lit balls before black, as sketches often have them. */
export const solids: Picture = (x, y, time) => {
  const balls = [
    { x: 0.62, y: 0.5, size: 0.36, colour: [0.95, 0.45, 0.3] },
    { x: 1.22, y: 0.62, size: 0.26, colour: [0.35, 0.75, 0.95] },
    { x: 1.45, y: 0.22, size: 0.14, colour: [0.95, 0.9, 0.4] },
  ] as const;
  for (const ball of balls) {
    const sway = 0.02 * Math.sin(TURN * time);
    const light = lit((x - ball.x - sway) / ball.size, (y - ball.y) / ball.size);
    if (light !== undefined) return times(ball.colour, light);
  }
  return BLACK;
};

/** A ring seen from the side, with its shading. */
export const ring: Picture = (x, y, time) => {
  const angle = 0.5 + TURN * time;
  const [u, v] = [x - ASPECT / 2, y - 0.5];
  const across = u * Math.cos(angle) + v * Math.sin(angle);
  const along = (v * Math.cos(angle) - u * Math.sin(angle)) * 1.5;
  const away = Math.hypot(across, along) - 0.32;
  const height = 0.13 * 0.13 - away * away;
  if (height <= 0) return BLACK;
  const rise = Math.sqrt(height) / 0.13;
  const slope = away / 0.13 / Math.max(0.05, Math.hypot(across, along));
  const light = clamp(0.12 + 0.62 * rise - 0.4 * (slope * across * 0.5 + slope * along * 0.7));
  return times([0.86, 0.35, 0.55], light * 1.1);
};

/** Circles, rays and a frame of thin lines. */
export const lines: Picture = (x, y, time) => {
  const width = 0.0042;
  const shift = 0.01 * Math.sin(TURN * time);
  const circles = [
    [0.45, 0.5, 0.34],
    [0.45, 0.5, 0.22],
    [1.25, 0.44, 0.28],
    [1.46, 0.7, 0.2],
  ] as const;
  for (const [cx, cy, radius] of circles) {
    if (Math.abs(Math.hypot(x - cx - shift, y - cy) - radius) < width) return WHITE;
  }
  for (let ray = 0; ray < 7; ray++) {
    const angle = ray * 0.45 + 0.2;
    const away = (x - ASPECT / 2) * Math.sin(angle) - (y - 0.5) * Math.cos(angle) - shift;
    if (Math.abs(away) < width * 0.8) return WHITE;
  }
  return Math.abs(y - 0.93) < width || Math.abs(x - 0.08) < width ? WHITE : BLACK;
};

/** Strokes of letters, each from one place to another in a box of 4 × 6. */
const LETTERS: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  A: [
    [0, 6, 2, 0],
    [2, 0, 4, 6],
    [0.8, 4, 3.2, 4],
  ],
  E: [
    [0, 0, 0, 6],
    [0, 0, 4, 0],
    [0, 3, 3, 3],
    [0, 6, 4, 6],
  ],
  H: [
    [0, 0, 0, 6],
    [4, 0, 4, 6],
    [0, 3, 4, 3],
  ],
  K: [
    [0, 0, 0, 6],
    [4, 0, 0, 3.4],
    [1, 2.7, 4, 6],
  ],
  N: [
    [0, 6, 0, 0],
    [0, 0, 4, 6],
    [4, 6, 4, 0],
  ],
  P: [
    [0, 6, 0, 0],
    [0, 0, 4, 0],
    [4, 0, 4, 3],
    [4, 3, 0, 3],
  ],
  S: [
    [4, 0, 0, 0],
    [0, 0, 0, 3],
    [0, 3, 4, 3],
    [4, 3, 4, 6],
    [4, 6, 0, 6],
  ],
  T: [
    [0, 0, 4, 0],
    [2, 0, 2, 6],
  ],
  X: [
    [0, 0, 4, 6],
    [4, 0, 0, 6],
  ],
  Z: [
    [0, 0, 4, 0],
    [4, 0, 0, 6],
    [0, 6, 4, 6],
  ],
};

function stroke(px: number, py: number, line: readonly [number, number, number, number]): number {
  const [ax, ay, bx, by] = line;
  const [dx, dy] = [bx - ax, by - ay];
  const along = clamp(((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
}

/** Words in letters of several sizes. */
export const text: Picture = (x, y, time) => {
  const shift = 0.01 * Math.sin(TURN * time);
  const rows = [
    { word: 'SHAPE', left: 0.16, top: 0.1, unit: 0.05 },
    { word: 'TEXT ZAP', left: 0.2, top: 0.54, unit: 0.027 },
    { word: 'THE SHAPE HAS KEPT THE TEN', left: 0.18, top: 0.83, unit: 0.0095 },
  ] as const;
  for (const { word, left, top, unit } of rows) {
    const [px, py] = [(x - left - shift) / unit, (y - top) / unit];
    const place = Math.floor((px + 0.8) / 5.8);
    const letter = LETTERS[word[place] ?? ''] ?? [];
    if (letter.some((line) => stroke(px - place * 5.8, py, line) < 0.38)) return WHITE;
  }
  return BLACK;
};

/** A face with hair, eyes and a mouth. */
export const portrait: Picture = (x, y, time) => {
  const sway = 0.01 * Math.sin(TURN * time);
  const [u, v] = [(x - ASPECT / 2 - sway) / 0.31, (y - 0.5) / 0.42];
  const round = u * u + v * v;
  const behind = mix([0.1, 0.12, 0.2], [0.25, 0.2, 0.3], x / ASPECT);
  const body = (u / 1.6) ** 2 + ((v - 1.5) / 0.75) ** 2;
  let colour: Colour = body < 1 ? times([0.25, 0.45, 0.6], 1 - 0.5 * body) : behind;
  if (round < 1) {
    colour = times(
      [0.98, 0.76, 0.62],
      clamp(0.35 + 0.65 * Math.sqrt(1 - round) * (0.85 - 0.4 * u)),
    );
  }
  if (v < -0.42 - 0.2 * Math.cos(2.2 * u) + 0.2 && round < 1.22) colour = [0.16, 0.09, 0.06];
  for (const side of [-0.4, 0.4]) {
    const [a, b] = [u - side, v + 0.08];
    if ((a / 0.18) ** 2 + (b / 0.085) ** 2 < 1) colour = [0.95, 0.95, 0.95];
    if ((a / 0.08) ** 2 + (b / 0.08) ** 2 < 1) colour = [0.1, 0.16, 0.2];
    if (Math.abs(b + 0.2 - 0.25 * a * a) < 0.03 && Math.abs(a) < 0.22) colour = [0.16, 0.09, 0.06];
  }
  if (Math.abs(u - 0.04) < 0.05 && v > 0 && v < 0.26) colour = times(colour, 0.82);
  if (Math.abs(v - 0.5 - 0.25 * u * u) < 0.05 && Math.abs(u) < 0.34) colour = [0.65, 0.2, 0.22];
  return colour;
};

const waves = (x: number): number =>
  Math.sin(x * 1.3) + 0.5 * Math.sin(x * 2.9 + 1) + 0.25 * Math.sin(x * 7.1 + 2);

/** Hills, haze and a low sun. */
export const landscape: Picture = (x, y, time) => {
  const pan = x + 0.02 * Math.sin(TURN * time);
  const hills: readonly { line: number; colour: Colour }[] = [
    { line: 0.8 + 0.045 * waves(pan * 9 + 9), colour: [0.06, 0.13, 0.1] },
    { line: 0.67 + 0.055 * waves(pan * 6 + 4), colour: [0.14, 0.28, 0.26] },
    { line: 0.54 + 0.07 * waves(pan * 4), colour: [0.36, 0.46, 0.52] },
  ];
  const hill = hills.find(({ line }) => y > line);
  if (hill) return times(hill.colour, 1 - 0.4 * (y - hill.line));
  const sun = Math.hypot(pan - 1.28, y - 0.26);
  if (sun < 0.09) return [1, 0.95, 0.75];
  return mix(
    mix([0.25, 0.42, 0.75], [0.98, 0.7, 0.45], clamp(y * 1.7)),
    WHITE,
    0.35 * Math.exp(-sun * 6),
  );
};

/** Smooth colours without an edge, with every brightness. */
export const plasma: Picture = (x, y, time) => {
  const wave = (phase: number): number =>
    0.5 +
    0.25 * Math.sin(5 * x + TURN * (time + phase)) +
    0.25 * Math.sin(7 * y - 3 * x + TURN * (phase - time));
  return [wave(0), wave(0.33), wave(0.66)];
};

/** Bars and checks, from coarse to as fine as a cell. */
export const patterns: Picture = (x, y, time) => {
  const shift = 0.01 * Math.sin(TURN * time);
  const column = Math.floor((x / ASPECT) * 4);
  const size = [0.16, 0.08, 0.04, 0.022][column] ?? 0.1;
  const [u, v] = [Math.floor((x + shift) / size), Math.floor(y / size)];
  if (y < 0.33) return u % 2 === 0 ? WHITE : BLACK;
  if (y < 0.66) return (u + v) % 2 === 0 ? [0.9, 0.8, 0.2] : [0.1, 0.2, 0.5];
  return Math.floor((x + y + shift) / size) % 2 === 0 ? WHITE : BLACK;
};

/** All of them, by name. */
export const PICTURES = { solids, ring, lines, text, portrait, landscape, plasma, patterns };

export type PictureName = keyof typeof PICTURES;

/**
 * Draws a picture, each pixel the mean of three by three places in it.
 *
 * @param shift - How far it is moved to the right, in pixels.
 * @returns Red, green, blue and alpha from 0 to 255, row by row from the top.
 */
export function paint(
  picture: Picture,
  width: number,
  height: number,
  { time = 0, shift = 0 } = {},
): Uint8Array {
  const places = [1 / 6, 1 / 2, 5 / 6];
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const sum = [0, 0, 0];
    for (const dx of places) {
      for (const dy of places) {
        const x = (((i % width) + dx - shift) / width) * ASPECT;
        const y = (Math.floor(i / width) + dy) / height;
        for (const [channel, value] of picture(x, y, time).entries()) {
          sum[channel] = (sum[channel] ?? 0) + clamp(value);
        }
      }
    }
    pixels.set([...sum.map((value) => Math.round((value / 9) * 255)), 255], i * 4);
  }
  return pixels;
}
