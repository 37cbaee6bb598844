import { canvasOf, grey, paint, painting } from './harness/paintings';
import { pixelAt } from './harness/pixels';
import { EMPTY } from './harness/sketch';
import { expect, test } from './harness/test';

/** Dark, middle and bright columns. */
const thirds = painting(6, 2, (x) => grey([40, 40, 128, 128, 220, 220][x] ?? 0));

test.describe('two renderers', () => {
  test('in-depth/managing-a-pipeline: show the upper one where it has a character and the lower one elsewhere', async ({
    open,
  }) => {
    const sketch = await open({
      canvas: canvasOf(thirds),
      data: thirds,
      draw: paint,
      setupAsciify() {
        p5asciifier.renderer('brightness')?.update({ characters: 'ab' });
        p5asciifier.renderers().add('upper', 'brightness', {
          enabled: true,
          characters: 'X',
          brightnessRange: [100, 150],
        });
      },
    });
    expect(await sketch.rows()).toEqual(Array(2).fill('aaXXbb'));
    const order = () =>
      sketch.evaluate(() => p5asciifier.renderers().renderers.map(({ name }) => name));
    expect(await order()).toEqual(['upper', 'custom2D', 'edge', 'brightness']);

    await sketch.evaluate(() => p5asciifier.renderers().swap('upper', 'brightness'));
    await sketch.draw();
    expect(await order()).toEqual(['brightness', 'custom2D', 'edge', 'upper']);
    expect(await sketch.rows()).toEqual(Array(2).fill('aabbbb'));

    await sketch.evaluate(() => {
      for (let i = 0; i < 3; i += 1) p5asciifier.renderers().moveUp('upper');
    });
    await sketch.draw();
    expect(await order()).toEqual(['upper', 'brightness', 'custom2D', 'edge']);
    expect(await sketch.rows()).toEqual(Array(2).fill('aaXXbb'));

    await sketch.evaluate(() => p5asciifier.renderers().moveDown('upper'));
    await sketch.draw();
    expect(await order()).toEqual(['brightness', 'upper', 'custom2D', 'edge']);
    expect(await sketch.rows()).toEqual(Array(2).fill('aabbbb'));
  });

  test('in-depth/managing-a-pipeline: a brightness layer covers the colours and transformations below it everywhere', async ({
    open,
  }) => {
    const sketch = await open({
      canvas: canvasOf(thirds),
      data: thirds,
      draw: paint,
      setupAsciify() {
        p5asciifier.renderer('brightness')?.update({
          characters: 'ab',
          invert: true,
          flipHorizontally: true,
          rotation: 90,
          backgroundColor: '#ff0000',
        });
        p5asciifier.renderers().add('upper', 'brightness', {
          enabled: true,
          characters: 'X',
          brightnessRange: [100, 150],
          flipVertically: true,
          rotation: 180,
          characterColorMode: 'fixed',
          characterColor: '#00ff00',
          backgroundColor: '#0000ff',
        });
      },
    });
    expect(await sketch.rows()).toEqual(Array(2).fill('aaXXbb'));
    for (const cell of await sketch.cells()) {
      expect(cell.primary).toEqual([0, 255, 0, 255]);
      expect(cell.secondary).toEqual([0, 0, 255, 255]);
      expect(cell.transform).toEqual([0, 0, 255, 255]);
      expect(cell.rotation).toEqual([127, 128, 0, 255]);
    }
  });

  test('in-depth/managing-a-pipeline: a disabled renderer leaves nothing behind', async ({
    open,
  }) => {
    const sketch = await open({
      canvas: canvasOf(thirds),
      data: thirds,
      draw: paint,
      setupAsciify() {
        p5asciifier.renderers().add('upper', 'brightness', { enabled: true, characters: 'X' });
      },
    });
    expect(await sketch.rows()).toEqual(Array(2).fill('XXXXXX'));
    await sketch.evaluate(() => p5asciifier.renderer('upper')?.disable());
    await sketch.draw();
    expect(await sketch.rows()).toEqual(Array(2).fill('..++@@'));
    await sketch.evaluate(() => p5asciifier.renderer('upper')?.enable());
    await sketch.draw();
    expect(await sketch.rows()).toEqual(Array(2).fill('XXXXXX'));
    await sketch.evaluate(() => p5asciifier.renderers().remove('upper'));
    await sketch.draw();
    expect(await sketch.rows()).toEqual(Array(2).fill('..++@@'));
  });

  test('in-depth/managing-a-pipeline: with none enabled the plain sketch is shown', async ({
    open,
  }) => {
    const sketch = await open({ canvas: canvasOf(thirds), data: thirds, draw: paint });
    const enabled = () => sketch.evaluate(() => p5asciifier.renderers().hasEnabledRenderers);
    expect(await enabled()).toBe(true);
    const characters = await sketch.canvas();
    await sketch.evaluate(() => p5asciifier.renderers().disable());
    await sketch.draw();
    expect(await enabled()).toBe(false);
    const plain = await sketch.canvas();
    expect([8, 40, 72].map((x) => pixelAt(plain, x, 8))).toEqual([grey(40), grey(128), grey(220)]);

    // Switching back to characters works, too.
    await sketch.evaluate(() => p5asciifier.renderer('brightness')?.enable());
    await sketch.draw();
    expect(await sketch.canvas()).toEqual(characters);

    await sketch.evaluate(() => p5asciifier.renderers().clear());
    await sketch.draw();
    expect(await sketch.canvas()).toEqual(plain);
    expect(await sketch.evaluate(() => p5asciifier.renderers().renderers)).toEqual([]);
  });
});

test.describe('two asciifiers', () => {
  test('each has its own grid, font size and renderers', async ({ open }) => {
    const sketch = await open({
      canvas: { width: 128, height: 64 },
      async setupAsciify() {
        const second = await p5asciify.add();
        second?.fontSize(32);
        second?.renderer('brightness')?.update({ characters: 'ab' });
      },
      draw() {
        background(255);
      },
    });
    await sketch.draw();
    expect(await sketch.rows(0)).toEqual(Array(4).fill('########'));
    expect(await sketch.rows(1)).toEqual(Array(2).fill('bbbb'));
    expect(await sketch.evaluate(() => p5asciify.asciifier(1) === p5asciify.asciifiers[1])).toBe(
      true,
    );
  });

  test('guides/multiple-asciifiers: later ones draw over earlier ones, which show through where they are transparent', async ({
    open,
  }) => {
    const sketch = await open({
      canvas: { width: 128, height: 64 },
      data: { transparent: false },
      async setupAsciify() {
        p5asciifier.renderer('brightness')?.update({
          characterColorMode: 'fixed',
          characterColor: '#00ff00',
          backgroundColor: '#00ff00',
        });
        const buffer = createFramebuffer({ width: 128, height: 64, density: 1 });
        const second = await p5asciify.add(buffer);
        second?.renderer('brightness')?.update({
          characterColorMode: 'fixed',
          characterColor: '#ff0000',
          backgroundColor: '#ff0000',
        });
      },
      draw({ transparent }) {
        background(255);
        const second = p5asciify.asciifiers[1];
        if (!second) return;
        second.background(transparent ? [0, 0, 0, 0] : '#0000ff');
        const buffer = second.captureFramebuffer;
        if (!('begin' in buffer)) return;
        buffer.begin();
        clear();
        noStroke();
        fill(255);
        rect(-32, -16, 64, 16);
        buffer.end();
      },
    });
    await sketch.draw();
    expect(await sketch.rows(1)).toEqual([
      EMPTY.repeat(8),
      `${EMPTY.repeat(2)}####${EMPTY.repeat(2)}`,
      EMPTY.repeat(8),
      EMPTY.repeat(8),
    ]);
    const corner = async () => pixelAt(await sketch.canvas(), 4, 4);
    const middle = async () => pixelAt(await sketch.canvas(), 64, 24);
    expect([await corner(), await middle()]).toEqual([
      [0, 0, 255, 255],
      [255, 0, 0, 255],
    ]);
    await sketch.draw({ transparent: true });
    expect([await corner(), await middle()]).toEqual([
      [0, 255, 0, 255],
      [255, 0, 0, 255],
    ]);
  });

  test('removed ones are drawn no more', async ({ open }) => {
    const sketch = await open({
      async setupAsciify() {
        await p5asciify.add();
      },
      draw() {
        background(255);
      },
    });
    await sketch.draw();
    await sketch.evaluate(() => {
      const second = p5asciify.asciifier(1);
      p5asciify.asciifier(0)?.background('#ff0000');
      p5asciify
        .asciifier(0)
        ?.renderer('brightness')
        ?.update({ brightnessRange: [0, 10] });
      if (second) p5asciify.remove(second);
    });
    await sketch.draw();
    expect(pixelAt(await sketch.canvas(), 80, 48)).toEqual([255, 0, 0, 255]);
    sketch.expected.push(/remove: p5asciifier is the asciifier that you removed/);
    await sketch.evaluate(() => p5asciify.remove(0));
    await sketch.draw();
    expect(pixelAt(await sketch.canvas(), 80, 48)).toEqual([0, 0, 0, 255]);
  });

  test('guides/multiple-asciifiers: after remove(0) p5asciifier is the removed one, and asciifier() the next', async ({
    open,
  }) => {
    const sketch = await open({
      async setupAsciify() {
        const second = await p5asciify.add();
        second?.fontSize(32);
      },
      draw() {
        background(255);
      },
    });
    await sketch.draw();
    sketch.expected.push(/remove: p5asciifier is the asciifier that you removed/);
    const found = await sketch.evaluate(() => {
      const [first, second] = p5asciify.asciifiers;
      const before = p5asciifier === first && p5asciify.asciifier() === first;
      p5asciify.remove(0);
      return [before, p5asciifier === first, p5asciify.asciifier() === second];
    });
    expect(found).toEqual([true, true, true]);
    await sketch.draw();
    expect(await sketch.rows()).toEqual(Array(3).fill('#####'));
    const warnings = sketch.console.filter((entry) => entry.type() === 'warning');
    expect(warnings.map((entry) => entry.text())).toEqual([
      expect.stringMatching(
        /^\[p5\.asciify\] remove: p5asciifier is .*Use p5asciify\.asciifier\(\)/,
      ),
    ]);
  });

  test('nothing is remarked about others that are removed, nor at the level SILENT', async ({
    open,
  }) => {
    const sketch = await open({});
    const left = await sketch.evaluate(async () => {
      const second = await p5asciify.add();
      if (second) p5asciify.remove(second);
      p5asciify.setErrorLevel(0);
      p5asciify.remove(p5asciifier);
      return p5asciify.asciifiers.length;
    });
    expect(left).toBe(0);
    expect(sketch.console.filter((entry) => entry.type() === 'warning')).toEqual([]);
  });
});
