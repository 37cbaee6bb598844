/**
 * Every message on the troubleshooting page, and in the reference of the two functions that a sketch
 * may define, must be one that the library or p5.js really gives.
 */
import { readFileSync } from 'node:fs';
import { html, LIBRARY_SCRIPT, p5Script } from './harness/document';
import type { P5Version } from '../p5Versions';
import { expect, test } from './harness/test';

const document = readFileSync(
  new URL('../../../../website/docs/help/troubleshooting.mdx', import.meta.url),
  'utf8',
);

/** Table rows: a wrong call on the object that the line above the table names, and its message. */
const calls = document.split(/^Called on /m).flatMap((section) => {
  const target = /^`(.+)`:$/m.exec(section)?.[1];
  return [...section.matchAll(/^\| `(.+?)`\s+\| `(.+)`\s+\|$/gm)].map(
    ([, call = '', message = '']) => ({ call: `${target}.${call}`, message }),
  );
});

/** Messages quoted in blocks of their own, by the heading above them. */
const quoted = [
  ...document.matchAll(/^### (.+?)(?: \{\/\*.*\*\/\})?\n(?:(?!^#)[^])*?^```text\n(.+)\n```$/gm),
].map(([, heading = '', message = '']) => ({ heading, message }));

test('every wrong call in the tables is answered as the page says', async ({ open }) => {
  const sketch = await open({ draw() {} });
  const answers: typeof calls = [];
  for (const { call } of calls) {
    const message = await sketch.evaluate((code) => {
      try {
        window.eval(code);
      } catch (error) {
        return error instanceof Error && error.name === 'P5AsciifyError' && error.message;
      }
      return 'nothing';
    }, call);
    answers.push({ call, message: String(message) });
  }
  expect(answers).toEqual(calls);
  expect(calls.length).toBeGreaterThan(30);
});

const CANVAS = 'createCanvas(160, 96, WEBGL);';

/** For each quoted message the script elements of a page that causes it, in their order. */
const causes: Record<string, (version: P5Version) => string[]> = {
  'The canvas is not in WEBGL mode': (version) => [
    ...loaded(version),
    inline('function setup() { createCanvas(160, 96); }'),
  ],
  'p5.js is too old': (version) => [
    external(p5Script(version)),
    inline("for (const place of [p5, p5.prototype]) place.VERSION = '1.7.0';"),
    external(LIBRARY_SCRIPT),
    inline(`function setup() { ${CANVAS} }`),
  ],
  'Nothing is converted, and the console has a note': () => [external(LIBRARY_SCRIPT)],
  'Something is used before the setup': (version) => [
    ...loaded(version),
    inline(`function setup() { ${CANVAS} p5asciifier.renderer('edge'); }`),
  ],
  'The first asciifier has been removed': (version) => configured(version, 'p5asciify.remove(0);'),
  'A character is missing in the font': (version) =>
    configured(version, "p5asciifier.renderer('edge').characters('█');"),
  'An option has no effect': (version) =>
    configured(version, "p5asciifier.renderer('edge').update({ sampleThreshhold: 4 });"),
  'A colour is refused': (version) =>
    configured(version, "p5asciifier.renderer('edge').characterColor('red');"),
  '`Cannot read properties of null`': (version) =>
    configured(version, "p5asciifier.renderer('custom');"),
};

test('every quoted message has a known cause', () => {
  expect(quoted.map(({ heading }) => heading)).toEqual(Object.keys(causes));
});

for (const { heading, message } of quoted) {
  test(`${heading}: the library says what the page quotes`, async ({ page, site, p5 }) => {
    test.skip(
      heading === 'p5.js is too old' && p5 === '2',
      'a p5 2.x that claims to be older is not an older p5',
    );
    const said: string[] = [];
    page.on('console', (entry) => said.push(entry.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(site.publish(html(causes[heading]?.(p5).join('\n') ?? '')));
    await expect.poll(() => said).toContain(message);
  });
}

/** The first column of the tables under "Errors" in the reference. */
const listed = [
  ...readFileSync(new URL('../../src/hooks/types.ts', import.meta.url), 'utf8').matchAll(
    /^ {3}\* \| `(.+?)` +\| .+ \|$/gm,
  ),
].map(([, message = '']) => message);

const LABEL = 'textSize(20); text("x", 0, 0);';

/** For each of these messages the script elements of a page that causes it, if p5.js has that version. */
const listedCauses: Record<string, (version: P5Version) => string[] | undefined> = {
  'p5.asciify needs a WEBGL canvas: call createCanvas(width, height, WEBGL) in setup().': causeOf(
    'The canvas is not in WEBGL mode',
  ),
  'p5.asciify needs p5 1.8.0 or newer, got 1.7.0.': (version) =>
    version === '2' ? undefined : causeOf('p5.js is too old')(version),
  'renderer: the asciifier is not set up yet. Use it in setupAsciify() or later.': causeOf(
    'Something is used before the setup',
  ),
  'TypeError: … .fontSize is not a function': (version) =>
    version === '2'
      ? configured(version, 'const layer = p5asciify.add(); layer.fontSize(32);')
      : undefined,
  'WEBGL: you must load and set a font before drawing text.': (version) =>
    version === '2' ? undefined : configured(version, '', LABEL),
  'WEBGL: only Opentype (.otf) and Truetype (.ttf) fonts with glyph data are supported': (
    version,
  ) => (version === '2' ? configured(version, '', LABEL) : undefined),
  'texture: the asciifier has been removed. Make another with p5asciify.add().': (version) =>
    configured(version, 'p5asciify.remove(0);', 'image(p5asciifier.texture, 0, 0);'),
};

test('every message in the reference has a known cause', () => {
  expect(listed).toEqual(Object.keys(listedCauses));
});

for (const [message, cause] of Object.entries(listedCauses)) {
  test(`the reference lists “${message}”, which is said`, async ({ page, site, p5 }) => {
    const scripts = cause(p5);
    test.skip(!scripts, 'the reference names other versions of p5.js');
    const said: string[] = [];
    page.on('console', (entry) => said.push(entry.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(site.publish(html(scripts?.join('\n') ?? '')));
    // What stands for a name of the sketch's own may be anything.
    const parts = message.split('… ');
    await expect
      .poll(() => said.filter((text) => parts.every((part) => text.includes(part))))
      .not.toEqual([]);
  });
}

/** Calls with nothing to return, by the function that the page lists for them. */
const emptyHanded: Record<string, string> = {
  'asciifier()': 'p5asciify.asciifier(3)',
  'add()': "p5asciifier.renderers().add('', 'edge')",
  'get()': "p5asciifier.renderers().get('mine')",
  'renderer()': "p5asciifier.renderer('mine')",
};

test('“Error levels” lists what returns null below THROW', async ({ open }) => {
  const sentence = /^- (.+) return `null` if they have nothing to return\./m.exec(document)?.[1];
  const listed = [...(sentence ?? '').matchAll(/`(.+?)`/g)].map(([, name]) => name);
  expect(listed).toEqual(Object.keys(emptyHanded));
  const sketch = await open({ draw() {} });
  for (const [name, call] of Object.entries(emptyHanded)) {
    const isNull = await sketch.evaluate((code) => {
      p5asciify.setErrorLevel(window.p5.asciify.errors.P5AsciifyErrorLevel.SILENT);
      return window.eval(code) === null;
    }, call);
    expect(isNull, name).toBe(true);
  }
});

test('“Error levels” says which character takes the place of a missing one', async ({ open }) => {
  expect(document).toContain('The first character of the font takes the place of each character');
  const sketch = await open({
    setupAsciify() {
      p5asciify.setErrorLevel(window.p5.asciify.errors.P5AsciifyErrorLevel.SILENT);
      p5asciifier.renderer('brightness')?.characters('█A');
    },
    draw() {
      background(0);
    },
  });
  const first = await sketch.evaluate(() => p5asciifier.fontManager.characters[0]?.character);
  expect(first).toBe(' ');
  expect(new Set((await sketch.rows()).join(''))).toEqual(new Set(first));
});

test('“Exports come out wrong” says when the canvas has characters', async ({ open }) => {
  expect(document).toContain(
    '`saveCanvas()` saves the canvas, and during `draw()` you see your sketch there without characters.',
  );
  const sketch = await open({
    setupAsciify() {
      const red = { characters: ' ', backgroundColor: '#ff0000' };
      p5asciifier.renderer('brightness')?.update(red);
    },
    draw() {
      background(0, 0, 255);
      window.document.body.dataset.draw = String(get(1, 1));
    },
    drawAsciify() {
      window.document.body.dataset.drawAsciify = String(get(1, 1));
    },
  });
  const seen = await sketch.evaluate(() => ({ ...window.document.body.dataset }));
  expect(seen).toEqual({ draw: '0,0,255,255', drawAsciify: '255,0,0,255' });
});

function external(src: string): string {
  return `<script src="${src}"></script>`;
}

function inline(code: string): string {
  return `<script>${code}</script>`;
}

function loaded(version: P5Version): string[] {
  return [external(p5Script(version)), external(LIBRARY_SCRIPT)];
}

function configured(version: P5Version, statement: string, after = ''): string[] {
  return [
    ...loaded(version),
    inline(`function setup() { ${CANVAS} } function setupAsciify() { ${statement} }
function draw() {} function drawAsciify() { ${after} }`),
  ];
}

function causeOf(heading: string): (version: P5Version) => string[] {
  const cause = causes[heading];
  if (!cause) throw new Error(`${heading}: expected a heading of the troubleshooting page.`);
  return cause;
}
