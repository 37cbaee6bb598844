/** Options: what is refused, in which words, and that fonts, sizes and contexts may change. */
import type { Pixels } from '../../../p5.asciify/test/browser/harness/pixels';
import { paint, PICTURES } from '../scenes/pictures';
import { expect, test } from './scene';

const WIDTH = 160;
const HEIGHT = 96;
const picture: Pixels = {
  width: WIDTH,
  height: HEIGHT,
  data: paint(PICTURES.portrait, WIDTH, HEIGHT),
};

test('wrong values are refused in words that say what is right', async ({ show }) => {
  const sketch = await show({ picture });
  const messages = await sketch.evaluate(() => {
    const wrong: object[] = [
      { transforms: 'flips' },
      { transforms: ['spins'] },
      { contrast: -1 },
      { contrast: '2' },
      { contrast: NaN },
      { steadiness: 1.5 },
      { characterColorMode: 'best' },
      { backgroundColorMode: 7 },
      { characters: 12 },
      { characters: '\u{1F600}' },
    ];
    return wrong.map((options) => {
      try {
        p5asciifier.renderer('shape')?.update(options);
        return 'taken';
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    });
  });
  expect(messages).toEqual([
    'transforms: expected an array of any of "flips", "turns", "inversion", got "flips".',
    'transforms: expected an array of any of "flips", "turns", "inversion", got ["spins"].',
    'contrast: expected a number from 0 to 4, got -1.',
    'contrast: expected a number from 0 to 4, got "2".',
    'contrast: expected a number from 0 to 4, got NaN.',
    'steadiness: expected a number from 0 to 1, got 1.5.',
    'characterColorMode: expected "fitted", "sampled" or "fixed", got "best".',
    'backgroundColorMode: expected "fitted", "sampled" or "fixed", got "7".',
    'characters: expected a string, got 12.',
    expect.stringContaining('U+1F600'),
  ]);
});

test('what is read back can be given back, and nothing changes', async ({ show }) => {
  const sketch = await show({
    picture,
    options: { transforms: ['turns'], contrast: 2, backgroundColorMode: 'fixed' },
  });
  const before = (await sketch.canvas()).data;
  const options = await sketch.evaluate(() => {
    const renderer = p5asciifier.renderer('shape');
    const read: object = { ...renderer?.options };
    renderer?.update(read);
    const colours = ['characterColor', 'backgroundColor', 'rotation'];
    const entries = Object.entries({ ...read });
    return [
      Object.fromEntries(entries.filter(([name]) => !colours.includes(name))),
      entries.filter(([name, value]) => colours.includes(name) && Boolean(value)).length,
    ] as const;
  });
  expect(options).toEqual([
    {
      enabled: true,
      characters: '',
      transforms: ['turns'],
      contrast: 2,
      steadiness: 0.25,
      characterColorMode: 2,
      backgroundColorMode: 1,
      invert: false,
      flipHorizontally: false,
      flipVertically: false,
    },
    3,
  ]);
  await sketch.draw();
  expect((await sketch.canvas()).data).toEqual(before);
});

test('a misspelt option is remarked on', async ({ show }) => {
  const sketch = await show({ picture });
  sketch.expected.push(/no option "steadyness"/);
  await sketch.evaluate(() => {
    const options: object = { steadyness: 1 };
    p5asciifier.renderer('shape')?.update(options);
  });
  const remarks = sketch.console.map((entry) => entry.text());
  expect(remarks.filter((text) => text.includes('no option "steadyness"'))).toHaveLength(1);
});

test('the font, its size, the canvas and its context may be any', async ({ show }) => {
  const sketch = await show({ picture, webgl: 1, fontSize: 13 });
  const chosen = async () => new Set((await sketch.text()).join('')).size;
  expect(await chosen()).toBeGreaterThan(5);

  await sketch.evaluate(async () => {
    const load = (path: string): Promise<object> | object => loadFont(path);
    const font = await new Promise<object>((resolve) => {
      const loaded = load('/fonts/vt323-latin-400-normal.woff');
      if (loaded instanceof Promise) void loaded.then(resolve);
      else {
        const wait = () => (Reflect.get(loaded, 'font') ? resolve(loaded) : setTimeout(wait, 5));
        wait();
      }
    });
    const asciifier: object = p5asciifier;
    const setFont: unknown = Reflect.get(asciifier, 'font');
    if (typeof setFont === 'function') setFont.call(asciifier, font);
    p5asciifier.fontSize(12);
  });
  await sketch.draw();
  expect(await chosen()).toBeGreaterThan(5);

  await sketch.evaluate(() => resizeCanvas(96, 64));
  await sketch.draw();
  expect(await chosen()).toBeGreaterThan(5);
  expect((await sketch.text()).length).toBe(await sketch.evaluate(() => p5asciifier.grid.rows));
});

test('a renderer can be removed, and leaves the others as they are', async ({ show }) => {
  const sketch = await show({ picture, density: 2, fontSize: 8 });
  await sketch.evaluate(() => {
    const renderers = p5asciifier.renderers();
    renderers.remove('shape');
    renderers.get('brightness')?.enable();
  });
  await sketch.draw();
  expect((await sketch.text()).join('').trim()).not.toBe('');
});
