/** `render()` takes the arguments of 0.10.3, with which hosts drive the pipeline by hand. */
import { canvasOf, grey, paint, painting } from './harness/paintings';
import { expect, test } from './harness/test';

/** The left half is too dark for a character, so it shows the background. */
const halves = painting(4, 2, (x) => grey(x < 2 ? 0 : 255));
const dark = (): void => {
  p5asciifier.renderer('brightness')?.update({ characters: '#', brightnessRange: [128, 255] });
};

test('the list of renderers takes a background: a text, an array, a colour, a grey, or none', async ({
  open,
}) => {
  const sketch = await open({
    canvas: canvasOf(halves),
    data: halves,
    draw: paint,
    setupAsciify: dark,
  });
  const backgrounds = await sketch.evaluate(() => {
    const renderers = p5asciifier.renderers();
    const shown = () => p5asciifier.texture.get(8, 8);
    renderers.render('#ff0000');
    const text = shown();
    renderers.render([0, 0, 255]);
    const array = shown();
    renderers.render(color(0, 255, 0));
    const object = shown();
    renderers.render(128);
    const number = shown();
    renderers.render();
    return { text, array, object, number, none: shown() };
  });
  expect(backgrounds).toEqual({
    text: [255, 0, 0, 255],
    array: [0, 0, 255, 255],
    object: [0, 255, 0, 255],
    number: [128, 128, 128, 255],
    none: [0, 0, 0, 255],
  });
});

test('the display takes five framebuffers, a picture and a background, one after the other', async ({
  open,
}) => {
  const sketch = await open({
    canvas: canvasOf(halves),
    data: halves,
    draw: paint,
    setupAsciify: dark,
  });
  const shown = await sketch.evaluate(() => {
    const { characterFramebuffer, primaryColorFramebuffer, secondaryColorFramebuffer } =
      p5asciifier.renderers();
    const { transformFramebuffer, rotationFramebuffer, asciiDisplayRenderer } =
      p5asciifier.renderers();
    const framebuffers = [
      characterFramebuffer,
      primaryColorFramebuffer,
      secondaryColorFramebuffer,
      transformFramebuffer,
      rotationFramebuffer,
    ] as const;
    const capture = p5asciify.sketchFramebuffer;

    // Paints the colour behind every character blue.
    secondaryColorFramebuffer.begin();
    background(0, 0, 255);
    secondaryColorFramebuffer.end();
    asciiDisplayRenderer.render(...framebuffers, capture, '#ff0000');
    const given = {
      empty: asciiDisplayRenderer.resultFramebuffer.get(8, 8),
      cell: asciiDisplayRenderer.resultFramebuffer.get(33, 1),
    };
    asciiDisplayRenderer.render(...framebuffers, capture);
    return { ...given, byDefault: p5asciifier.texture.get(8, 8) };
  });
  expect(shown).toEqual({
    empty: [255, 0, 0, 255],
    cell: [0, 0, 255, 255],
    byDefault: [0, 0, 0, 255],
  });
});

test('what is none of these is named', async ({ open }) => {
  const sketch = await open({ canvas: canvasOf(halves), data: halves, draw: paint });
  const messages = await sketch.evaluate(() => {
    const renderers = p5asciifier.renderers();
    const { characterFramebuffer: codes, asciiDisplayRenderer: display } = renderers;
    const messageOf = (call: () => void): string => {
      try {
        call();
        return 'nothing was said';
      } catch (error) {
        return String(error);
      }
    };
    const call = (object: object, ...given: unknown[]) =>
      messageOf(() => {
        const render: unknown = Reflect.get(object, 'render');
        if (typeof render === 'function') Reflect.apply(render, object, given);
      });
    const five = [codes, codes, codes, codes, codes];
    return [
      call(renderers, { cells: {} }),
      call(display, { cells: {} }, null),
      call(display, ...five, null),
      call(display, ...five, p5asciify.sketchFramebuffer, NaN),
    ];
  });
  expect(messages).toEqual([
    'P5AsciifyError: backgroundColor: expected a colour, got an object.',
    'P5AsciifyError: primaryColorFramebuffer: expected a p5.Framebuffer, got null.',
    'P5AsciifyError: captureFramebuffer: expected a p5.Framebuffer, a p5.Graphics or a p5.Image, got null.',
    'P5AsciifyError: backgroundColor: expected a colour, got NaN.',
  ]);
});
