/** Ways in which pages load p5.js, the library and a sketch, and in which a sketch begins. */
import { globalSketch, inline, instanceSketch, moduleScript, tag, windowSketch } from '../markup';
import type { Addresses, Row } from '../row';
import { halfText, halves, LOADED_FILES, LOADED_VARIABLES, loading } from '../sketches';
import { BOTH, globalPage, halvesDrawn, instancePage, loadedDrawn, scripts } from './common';

/** A statement that does something when the page has been loaded, and all of its handlers ran. */
const afterLoad = (statements: string): string =>
  inline(`addEventListener('load', () => setTimeout(() => {\n${statements}\n}));`);

/** A statement that adds the library's script to the page. */
const addLibrary = ({ library }: Addresses): string =>
  library === undefined
    ? ''
    : `const script = document.createElement('script');
script.src = '${library.script}';
document.head.append(script);
await new Promise((loaded) => (script.onload = loaded));`;

/** The names that a module imports, with `p5` at an address. */
const imports = ({ library }: Addresses, p5: string): Record<string, string> => ({
  p5,
  ...(library && { 'p5.asciify': library.module }),
});

/** p5.js as a module: a file of the release on 2.x; on 1.x the script, which puts itself on `window`. */
const moduleOf = ({ p5, major }: Addresses): string => p5(major === 1 ? 'p5.min.js' : 'p5.esm.js');

/** The import statements of a module. After them `p5` is there on 1.x and 2.x. */
const importing = ({ library, major }: Addresses): string =>
  [major === 1 ? "import 'p5';" : "import p5 from 'p5';", library && "import 'p5.asciify';"]
    .filter(Boolean)
    .join('\n');

const SHIM = `data:text/javascript,${encodeURIComponent('export default window.p5;')}`;

export const starting: readonly Row[] = [
  {
    name: 'global-mode',
    title: 'A sketch in global mode',
    majors: BOTH,
    head: globalPage(() => halves),
    moments: halvesDrawn,
  },
  {
    name: 'instance-mode',
    title: 'A sketch in instance mode',
    majors: BOTH,
    head: instancePage(() => halves),
    moments: halvesDrawn,
  },
  {
    name: 'global-mode-unminified',
    title: '`p5.js` instead of `p5.min.js`, in global mode',
    majors: BOTH,
    head: globalPage(loading, 'p5.js'),
    files: LOADED_FILES,
    moments: loadedDrawn,
  },
  {
    name: 'instance-mode-unminified',
    title: '`p5.js` instead of `p5.min.js`, in instance mode',
    majors: BOTH,
    head: instancePage(loading, 'p5.js'),
    files: LOADED_FILES,
    moments: loadedDrawn,
  },
  {
    name: 'friendly-errors-off',
    title: '`p5.disableFriendlyErrors = true`',
    majors: BOTH,
    head: ({ p5, library }) => [
      tag(p5('p5.js')),
      inline('p5.disableFriendlyErrors = true;'),
      tag(library?.script),
      inline(globalSketch(halves)),
    ],
    moments: halvesDrawn,
  },
  {
    name: 'instance-in-a-node',
    title: '`new p5(sketch, node)`',
    majors: BOTH,
    head: (addresses) => [
      ...scripts(addresses),
      inline(
        instanceSketch(
          {
            ...halves,
            draw: (p) =>
              `${halves.draw(p)}\nif (document.querySelector('#place canvas')) note('in place');`,
          },
          "'place'",
        ),
      ),
    ],
    body: '<main id="place"></main>',
    moments: () => [
      {
        calls: ['setup', 'setupAsciify', 'draw', 'in place', 'drawAsciify'],
        texts: [halfText()],
      },
    ],
  },
  {
    name: 'global-mode-on-demand',
    title: '`new p5()` after the page has loaded',
    majors: BOTH,
    head: (addresses) => [
      ...scripts(addresses),
      inline(LOADED_VARIABLES),
      afterLoad(`${windowSketch(loading(addresses.major))}\nnew p5();`),
    ],
    files: LOADED_FILES,
    moments: loadedDrawn,
  },
  {
    name: 'instance-on-demand',
    title: '`new p5(sketch)` after the page has loaded',
    majors: BOTH,
    head: (addresses) => [
      ...scripts(addresses),
      inline(LOADED_VARIABLES),
      afterLoad(instanceSketch(loading(addresses.major))),
    ],
    files: LOADED_FILES,
    moments: loadedDrawn,
  },
  {
    name: 'deferred-scripts',
    title: 'Script tags with `defer`',
    majors: BOTH,
    head: (addresses) => [
      ...scripts(addresses, { attributes: 'defer' }),
      tag('sketch.js', 'defer'),
    ],
    files: [{ name: 'sketch.js', type: 'text/javascript', content: globalSketch(halves) }],
    moments: halvesDrawn,
  },
  {
    name: 'sketch-before-the-library',
    title: 'The script of a global sketch before the library',
    majors: BOTH,
    head: ({ p5, library }) => [
      tag(p5('p5.min.js')),
      inline(globalSketch(halves)),
      tag(library?.script),
    ],
    moments: halvesDrawn,
  },
  {
    name: 'sketch-before-p5',
    title: 'The script of a global sketch before p5.js',
    majors: BOTH,
    head: (addresses) => [inline(globalSketch(halves)), ...scripts(addresses)],
    moments: halvesDrawn,
  },
  {
    name: 'instance-before-the-library',
    title: '`new p5(sketch)` before the library: converted on 2.x, left as it is on 1.x',
    majors: BOTH,
    head: ({ p5, library }) => [
      tag(p5('p5.min.js')),
      inline(instanceSketch(halves)),
      tag(library?.script),
    ],
    moments: (major) => (major === 1 ? [{ calls: ['setup', 'draw'], texts: [] }] : halvesDrawn()),
  },
  {
    name: 'library-before-load',
    title: 'The library added while the page loads',
    majors: BOTH,
    head: (addresses) => [
      tag(addresses.p5('p5.min.js')),
      inline(`addEventListener('DOMContentLoaded', async () => {\n${addLibrary(addresses)}\n});`),
      inline(globalSketch(halves)),
    ],
    moments: halvesDrawn,
  },
  {
    name: 'library-after-the-start',
    title: 'The library added while a sketch runs: the sketch is left as it is',
    majors: BOTH,
    head: (addresses) => [
      tag(addresses.p5('p5.min.js')),
      inline(globalSketch(halves)),
      inline(`async function addLibrary() {\n${addLibrary(addresses)}\nnote('added');\n}`),
    ],
    moments: () => [
      { calls: ['setup', 'draw'], texts: [] },
      { act: 'await addLibrary();', calls: ['added'], texts: [] },
      { act: 'await redraw();', calls: ['draw'], texts: [] },
    ],
  },
  {
    name: 'module-global-mode',
    title: 'Modules, in global mode',
    majors: BOTH,
    head: (addresses) => [
      inline(LOADED_VARIABLES),
      moduleScript(
        imports(addresses, moduleOf(addresses)),
        `${importing(addresses)}\n${windowSketch(loading(addresses.major))}`,
      ),
    ],
    files: LOADED_FILES,
    moments: loadedDrawn,
  },
  {
    name: 'module-instance-mode',
    title: 'Modules, in instance mode',
    majors: BOTH,
    head: (addresses) => [
      inline(LOADED_VARIABLES),
      moduleScript(
        imports(addresses, moduleOf(addresses)),
        `${importing(addresses)}\n${instanceSketch(loading(addresses.major))}`,
      ),
    ],
    files: LOADED_FILES,
    moments: loadedDrawn,
  },
  {
    name: 'module-beside-a-script',
    title: 'The library as a module, p5.js as a script',
    majors: [1],
    head: (addresses) => [
      tag(addresses.p5('p5.min.js')),
      inline(LOADED_VARIABLES),
      moduleScript(
        imports(addresses, SHIM),
        `${importing({ ...addresses, major: 2 })}\n${instanceSketch(loading(1))}`,
      ),
    ],
    files: LOADED_FILES,
    moments: loadedDrawn,
  },
  {
    name: 'only-setup',
    title: 'A sketch without `draw()`: it is left as it is',
    majors: BOTH,
    head: globalPage(() => ({
      setup: (p) => `${halves.setup(p)}\n${halves.draw(p)}`,
      setupAsciify: halves.setupAsciify,
    })),
    moments: () => [{ calls: ['setup', 'setupAsciify'], texts: [] }],
  },
];
