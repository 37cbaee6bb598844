/** Files that a sketch waits for, and functions that wait. */
import { globalSketch, inline, tag, type Functions } from '../markup';
import type { Row } from '../row';
import { halfText, halves, LOADED_FILES, loading as loadingSketch, without } from '../sketches';
import { BOTH, FRAME, globalPage, instancePage, loadedDrawn, STARTED } from './common';

/** A sketch whose loading functions get callbacks, one of which loads another file. */
function loadingInTurn(major: 1 | 2): Functions {
  const use = (p: string) =>
    `${p}createCanvas(80, 48, ${p}WEBGL);\n${p}noLoop();\nif (lines[1] !== 'second') throw new Error('not loaded');`;
  const first = (p: string) =>
    major === 1
      ? `${p}loadJSON('data.json', (data) => {
  note('JSON');
  lines = ${p}loadStrings(data.lines, () => note('strings'));
});`
      : `lines = await ${p}loadJSON('data.json', (data) => {
  note('JSON');
  return ${p}loadStrings(data.lines, (read) => {
    note('strings');
    return read;
  });
});`;
  return major === 1
    ? { preload: first, ...halves, setup: use }
    : { 'async setup': (p) => `${first(p)}\n${use(p)}`, ...without(halves, 'setup') };
}

/** A sketch that turns into characters of a font that it has loaded. */
function loadingFont(major: 1 | 2): Functions {
  const load = (p: string) => `face = ${major === 1 ? '' : 'await '}${p}loadFont('face.woff');`;
  // A canvas of whole cells.
  const setup = (p: string) => `${p}createCanvas(72, 34, ${p}WEBGL);\n${p}noLoop();`;
  const rest = {
    ...without(halves, 'setup'),
    setupAsciify: () => 'p5asciifier.font(face);\np5asciifier.fontSize(16);',
  };
  return major === 1
    ? { preload: load, setup, ...rest }
    : { 'async setup': (p) => `${load(p)}\n${setup(p)}`, ...rest };
}

export const loading: readonly Row[] = [
  {
    name: 'global-mode-loading',
    title: 'Seven kinds of files, from `preload()` or with `await`, in global mode',
    majors: BOTH,
    head: globalPage(loadingSketch),
    files: LOADED_FILES,
    moments: loadedDrawn,
  },
  {
    name: 'instance-mode-loading',
    title: 'Seven kinds of files, from `preload()` or with `await`, in instance mode',
    majors: BOTH,
    head: instancePage(loadingSketch),
    files: LOADED_FILES,
    moments: loadedDrawn,
  },
  {
    name: 'loading-with-callbacks',
    title: 'A callback that loads another file',
    majors: BOTH,
    head: globalPage(loadingInTurn),
    files: LOADED_FILES,
    moments: (major) => [
      {
        calls: [
          ...(major === 1 ? ['preload', 'JSON', 'strings', 'setup'] : ['setup', 'JSON', 'strings']),
          'setupAsciify',
          ...FRAME,
        ],
        texts: [halfText()],
      },
    ],
  },
  {
    name: 'font-for-the-characters',
    title: 'A font file for the characters',
    majors: BOTH,
    head: globalPage(loadingFont),
    files: LOADED_FILES,
    moments: (major) => [
      {
        calls: [...(major === 1 ? ['preload'] : []), ...STARTED],
        // In this font a cell of size 16 has 6 × 17 pixels.
        texts: [Array.from({ length: 2 }, () => '#'.repeat(6).padEnd(12))],
      },
    ],
  },
  {
    name: 'preload-without-files',
    title: 'A `preload()` that loads nothing, in global mode',
    majors: [1],
    head: globalPage(() => ({ preload: () => '', ...halves })),
    moments: () => [{ calls: ['preload', ...STARTED], texts: [halfText()] }],
  },
  {
    name: 'instance-preload-without-files',
    title: 'A `preload()` that loads nothing, in instance mode',
    majors: [1],
    head: instancePage(() => ({ preload: () => '', ...halves })),
    moments: () => [{ calls: ['preload', ...STARTED], texts: [halfText()] }],
  },
  {
    name: 'p5-sound',
    title: 'p5.sound, and a sound from `preload()`',
    majors: [1],
    head: ({ p5, library }) => [
      tag(p5('p5.min.js')),
      tag(p5('addons/p5.sound.min.js')),
      tag(library?.script),
      inline('let tone;'),
      inline(
        globalSketch({
          preload: () => "tone = loadSound('tone.wav');",
          ...halves,
          draw: (p) => `${halves.draw(p)}\nif (tone.duration() > 0) note('sound');`,
        }),
      ),
    ],
    files: [{ name: 'tone.wav', type: 'audio/wav', content: silence(800) }],
    moments: () => [
      {
        calls: ['preload', 'setup', 'setupAsciify', 'draw', 'sound', 'drawAsciify'],
        texts: [halfText()],
      },
    ],
  },
  {
    name: 'async-setup-unwaited',
    title: 'An async `setup()`, for which p5.js does not wait',
    majors: [1],
    head: globalPage(() => ({
      'async setup': (p) =>
        `${halves.setup(p)}\nawait new Promise((drawn) => (window.drawn = drawn));\nnote('set up');`,
      setupAsciify: halves.setupAsciify,
      draw: (p) => `${halves.draw(p)}\nwindow.drawn();`,
      drawAsciify: halves.drawAsciify,
    })),
    moments: () => [{ calls: [...STARTED, 'set up'], texts: [halfText()] }],
  },
  {
    name: 'late-canvas',
    title:
      'An async `setup()` with a late `createCanvas()`: left as it is, with an error that explains why',
    majors: [1],
    head: globalPage(() => ({
      'async setup': (p) =>
        `await new Promise((drawn) => (window.drawn = drawn));\n${halves.setup(p)}\nnote('set up');\nredraw();`,
      setupAsciify: halves.setupAsciify,
      draw: (p) => `noLoop();\n${halves.draw(p)}\nwindow.drawn();`,
      drawAsciify: halves.drawAsciify,
    })),
    moments: () => [{ calls: ['setup', 'draw', 'set up', 'draw'], texts: [] }],
    reports: 'p5.asciify needs a WEBGL canvas: call createCanvas(width, height, WEBGL) in setup().',
  },
  {
    name: 'async-setup-asciify',
    title: 'An async `setupAsciify()`, for which p5.js 2.x waits',
    majors: BOTH,
    head: globalPage(() => ({
      ...without(halves, 'setupAsciify'),
      'async setupAsciify': () =>
        "p5asciifier.fontSize(8);\nawait fetch('lines.txt');\nnote('setupAsciify went on');",
    })),
    files: LOADED_FILES,
    moments: (major) => [
      {
        calls:
          major === 1
            ? [...STARTED, 'setupAsciify went on']
            : ['setup', 'setupAsciify', 'setupAsciify went on', ...FRAME],
        texts: [halfText()],
      },
    ],
  },
];

/** A sound file of some samples of silence. */
function silence(samples: number): Buffer {
  const header = Buffer.alloc(44);
  const rate = 8000;
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples, 40);
  return Buffer.concat([header, Buffer.alloc(samples, 128)]);
}
