/** What happens to sketches after their first frame. */
import { closure, globalSketch, inline, type Functions } from '../markup';
import type { Row } from '../row';
import { halfText, halves } from '../sketches';
import { BOTH, FRAME, globalPage, halvesDrawn, instancePage, scripts, STARTED } from './common';

void globalSketch;

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
  setup: (p) => `${p}createCanvas(160, 96, ${p}WEBGL);`,
  setupAsciify: halves.setupAsciify,
  draw: (p) => `${halves.draw(p)}\nif (${p}frameCount % 3 === 0) ${p}noLoop();`,
  drawAsciify: halves.drawAsciify,
};

const resized: Functions = {
  ...halves,
  windowResized: (p) => `${p}resizeCanvas(160, 48);`,
};

export const living: readonly Row[] = [
  {
    name: 'looping',
    title: 'a sketch that loops, stops, and loops again',
    majors: BOTH,
    head: globalPage(() => loops),
    moments: () => [
      { calls: [...STARTED, ...FRAME, ...FRAME], texts: [halfText()] },
      { act: 'loop();', calls: [...FRAME, ...FRAME, ...FRAME], texts: [halfText()] },
    ],
  },
  {
    name: 'redraw',
    title: 'noLoop() and redraw()',
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
    title: 'a second asciifier',
    majors: BOTH,
    head: globalPage(withSecond),
    moments: () => [
      { calls: STARTED, texts: [halfText(), secondText] },
      {
        act: 'p5asciify.remove(1);\nawait redraw();',
        calls: FRAME,
        texts: [halfText()],
      },
    ],
  },
  {
    name: 'resizing',
    title: 'resizeCanvas() and windowResized()',
    majors: BOTH,
    head: globalPage(() => resized),
    moments: () => [
      ...halvesDrawn(),
      { act: 'await resizeCanvas(80, 96);', calls: FRAME, texts: [halfText(80, 96)] },
      {
        act: "dispatchEvent(new Event('resize'));",
        calls: ['windowResized', ...FRAME],
        texts: [halfText(160, 48)],
      },
    ],
  },
  {
    name: 'instance-mode-again',
    title: 'remove() and a new sketch, in instance mode',
    majors: BOTH,
    head: (addresses) => [
      ...scripts(addresses),
      inline(`const make = ${closure(halves)};\nnew p5(make);`),
    ],
    moments: () => [
      ...halvesDrawn(),
      { act: 'await p.remove();\nnew p5(make);', calls: STARTED, texts: [halfText()] },
      { act: 'await p.redraw();', calls: FRAME, texts: [halfText()] },
    ],
  },
  {
    name: 'global-mode-again',
    title: 'remove() and new p5(), in global mode',
    majors: BOTH,
    head: globalPage(() => halves),
    moments: () => [
      ...halvesDrawn(),
      { act: 'await remove();\nnew p5();', calls: STARTED, texts: [halfText()] },
      { act: 'await redraw();', calls: FRAME, texts: [halfText()] },
    ],
  },
];
