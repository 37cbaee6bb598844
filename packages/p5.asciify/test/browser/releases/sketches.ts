/**
 * The sketches of the matrix. They draw rectangles that fill whole cells, in greys of which each stands
 * for another character.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from '../../installed';
import type { FileBeside } from '../harness/site';
import type { Functions } from './markup';

/** The grey in the middle of those that stand for a character. */
const grey = (character: string): number =>
  Math.round((' .:-=+*%@#'.indexOf(character) + 0.5) * 25.5);

/** A line of cells in which each of some characters is repeated. */
const line = (parts: readonly (readonly [character: string, times: number])[]): string =>
  parts.map(([character, times]) => character.repeat(times)).join('');

/** Fills the left half of a canvas of 80 × 48 pixels. */
export const halves = {
  setup: (p) => `${p}createCanvas(80, 48, ${p}WEBGL);\n${p}noLoop();`,
  setupAsciify: () => 'p5asciifier.fontSize(8);',
  draw: (p) => `${p}background(0);\n${p}noStroke();\n${p}fill(255);\n${p}rect(-40, -24, 40, 48);`,
  drawAsciify: () => '',
} satisfies Functions;

/** The functions of a sketch but one. */
export const without = (functions: Functions, name: string): Functions =>
  Object.fromEntries(Object.entries(functions).filter(([key]) => key !== name));

/** The text of a grid of cells of 8 pixels whose left half is full. */
export function halfText(width = 80, height = 48): string[] {
  const columns = width / 8;
  const row = line([
    ['#', columns / 2],
    [' ', columns / 2],
  ]);
  return Array.from({ length: height / 8 }, () => row);
}

/** Declares the variables of `loading`, before it. */
export const LOADED_VARIABLES = 'let picture, face, data, solid, paint, table, lines;';

/** What is loaded, each as a call without its function's object. */
const LOADS = {
  picture: () => "loadImage('picture.png')",
  face: () => "loadFont('face.woff')",
  data: () => "loadJSON('data.json')",
  solid: () => "loadModel('solid.obj')",
  paint: () => "loadShader('paint.vert', 'paint.frag')",
  table: (major: 1 | 2) => `loadTable('table.csv', ${major === 1 ? "'csv'" : "','"}, 'header')`,
  lines: () => "loadStrings('lines.txt')",
} satisfies Record<string, (major: 1 | 2) => string>;

/** Statements that load every kind of file. */
export function loadAll(p: '' | 'p.', major: 1 | 2): string {
  const wait = major === 1 ? '' : 'await ';
  return Object.entries(LOADS)
    .map(([name, call]) => `${name} = ${wait}${p}${call(major)};`)
    .join('\n');
}

/** Statements that make the canvas for `drawLoaded`, and read what was loaded, as `setup()` does. */
export const setUpLoaded = (p: '' | 'p.'): string => `${p}createCanvas(80, 56, ${p}WEBGL);
${p}noLoop();
window.greys = [data.grey, table.getNum(0, 'grey'), Number(lines[0])];
window.wide = face.textBounds('wide', 0, 0, 16).w;`;

/** Statements that draw a stripe with the help of each file. */
export const drawLoaded = (p: '' | 'p.'): string => `const [json, csv, text] = greys;
${p}background(0);
${p}noStroke();
${p}translate(-40, -28);
${p}image(picture, 0, 0, 80, 8);
${p}fill(${grey('-')});
${p}rect(0, 8, wide > 8 ? 80 : 0, 8);
${p}fill(json);
${p}rect(0, 16, 80, 8);
${p}fill(csv);
${p}rect(0, 40, 80, 8);
${p}fill(text);
${p}rect(0, 48, 80, 8);
${p}fill(${grey('+')});
${p}translate(40, 28);
${p}model(solid);
${p}translate(0, 8);
${p}shader(paint);
${p}plane(80, 8);
${p}resetShader();`;

export const LOADED_TEXT: readonly string[] = Array.from(':-=+*%@', (each) => each.repeat(10));

/** The sketch that loads every kind of file, in `preload()` on p5.js 1.x and in `setup()` on 2.x. */
export function loading(major: 1 | 2): Functions {
  const rest: Functions = { ...without(halves, 'setup'), draw: drawLoaded };
  return major === 1
    ? { preload: (p) => loadAll(p, 1), setup: setUpLoaded, ...rest }
    : {
        'async setup': (p) => `${loadAll(p, 2)}\n${setUpLoaded(p)}\nnote('set up');`,
        ...rest,
      };
}

const PICTURE = // 4 × 4 pixels in the grey of a colon
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAADklEQVR42mNwQAIMxHEAOEMMAedx9SEAAAAASUVORK5CYII=';

const VERTEX = `
attribute vec3 aPosition;
uniform mat4 uModelViewMatrix;
uniform mat4 uProjectionMatrix;
void main() {
  gl_Position = uProjectionMatrix * uModelViewMatrix * vec4(aPosition, 1.0);
}`;

const FRAGMENT = `
precision highp float;
void main() {
  gl_FragColor = vec4(vec3(${grey('*')}.0 / 255.0), 1.0);
}`;

const SOLID = 'v -40 -4 0\nv 40 -4 0\nv 40 4 0\nv -40 4 0\nf 1 2 3\nf 1 3 4\n';

const FONT = join(installed('@fontsource/vt323'), 'files/vt323-latin-400-normal.woff');

/** The files that `loading` loads. */
export const LOADED_FILES: readonly FileBeside[] = [
  { name: 'picture.png', type: 'image/png', content: Buffer.from(PICTURE, 'base64') },
  { name: 'face.woff', type: 'font/woff', content: readFileSync(FONT) },
  {
    name: 'data.json',
    type: 'application/json',
    content: JSON.stringify({ grey: grey('='), lines: 'lines.txt' }),
  },
  { name: 'solid.obj', type: 'text/plain', content: SOLID },
  { name: 'paint.vert', type: 'text/plain', content: VERTEX },
  { name: 'paint.frag', type: 'text/plain', content: FRAGMENT },
  { name: 'table.csv', type: 'text/csv', content: `name,grey\nfirst,${grey('%')}\n` },
  { name: 'lines.txt', type: 'text/plain', content: `${grey('@')}\nsecond\n` },
];
