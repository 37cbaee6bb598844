/** What happens to sketches after their first frame. */
import { closure, inline, type Functions } from '../markup';
import type { Moment, Row } from '../row';
import {
  halfText,
  halves,
  LOADED_FILES,
  LOADED_TEXT,
  LOADED_VARIABLES,
  loading,
} from '../sketches';
import {
  BOTH,
  FRAME,
  globalPage,
  halvesDrawn,
  instancePage,
  loadedDrawn,
  scripts,
  STARTED,
} from './common';

/** The text of a second asciifier, which has two characters. */
const secondText = halfText().map((row) => row.replaceAll('#', 'X'));

function withSecond(major: 1 | 2): Functions {
  const { setup, draw, drawAsciify } = halves;
  const name = major === 1 ? 'setupAsciify' : 'async setupAsciify';
  const add = `const second = ${major === 1 ? '' : 'await '}p5asciify.add();
p5asciify.fontSize(8);
second.renderer('brightness').characters(' X');`;
  return { setup, [name]: () => add, draw, drawAsciify };
}

const loops: Functions = {
  setup: (p) => `${p}createCanvas(80, 48, ${p}WEBGL);`,
  setupAsciify: halves.setupAsciify,
  draw: (p) => `${halves.draw(p)}\nif (${p}frameCount % 3 === 0) ${p}noLoop();`,
  drawAsciify: halves.drawAsciify,
};

const resized: Functions = {
  ...halves,
  windowResized: (p) => `${p}resizeCanvas(80, 24);`,
};

export const living: readonly Row[] = [
  {
    name: 'looping',
    title: '`noLoop()` in `draw()`, then `loop()`',
    majors: BOTH,
    head: globalPage(() => loops),
    moments: () => [
      { calls: [...STARTED, ...FRAME, ...FRAME], texts: [halfText()] },
      { act: 'loop();', calls: [...FRAME, ...FRAME, ...FRAME], texts: [halfText()] },
    ],
  },
  {
    name: 'redraw',
    title: '`noLoop()` in `setup()`, then `redraw()`',
    majors: BOTH,
    head: instancePage(() => halves),
    moments: () => [
      ...halvesDrawn(),
      { act: 'await p.redraw();', calls: FRAME, texts: [halfText()] },
      { act: 'await p.redraw(2);', calls: [...FRAME, ...FRAME], texts: [halfText()] },
    ],
  },
  {
    name: 'second-asciifier',
    title: 'A second asciifier, and its removal',
    majors: BOTH,
    head: globalPage(withSecond),
    moments: () => [
      { calls: STARTED, texts: [halfText(), secondText] },
      {
        act: 'window.p5asciify?.remove(1);\nawait redraw();',
        calls: FRAME,
        texts: [halfText()],
      },
    ],
  },
  {
    name: 'resizing',
    title: '`resizeCanvas()`, also in `windowResized()`',
    majors: BOTH,
    head: globalPage(() => resized),
    moments: () => [
      ...halvesDrawn(),
      { act: 'await resizeCanvas(32, 48);', calls: FRAME, texts: [halfText(32, 48)] },
      {
        act: "dispatchEvent(new Event('resize'));",
        calls: ['windowResized', ...FRAME],
        texts: [halfText(80, 24)],
      },
    ],
  },
  {
    name: 'instance-mode-again',
    title: '`remove()` and a new sketch, in instance mode',
    majors: BOTH,
    head: (addresses) => [
      ...scripts(addresses),
      inline(LOADED_VARIABLES),
      inline(`const make = ${closure(loading(addresses.major))};\nnew p5(make);`),
    ],
    files: LOADED_FILES,
    moments: (major) => again(major, 'await p.remove();\nnew p5(make);', 'await p.redraw();'),
  },
  {
    name: 'global-mode-again',
    title: '`remove()` and a new sketch, in global mode',
    majors: BOTH,
    head: globalPage(loading),
    files: LOADED_FILES,
    moments: (major) => again(major, 'await remove();\nnew p5();', 'await redraw();'),
  },
];

/** A sketch that loads its files, starts again, and draws another frame. */
function again(major: 1 | 2, restart: string, redraw: string): Moment[] {
  const start = loadedDrawn(major);
  return [
    ...start,
    ...start.map((moment) => ({ ...moment, act: restart })),
    { act: redraw, calls: FRAME, texts: [LOADED_TEXT] },
  ];
}
