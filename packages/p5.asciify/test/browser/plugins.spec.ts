import { EMPTY } from './harness/sketch';
import { expect, test } from './harness/test';

const white = {
  draw() {
    background(255);
  },
};

test('a plugin renderer is drawn in its layer, with its own options', async ({ open }) => {
  const sketch = await open({
    ...white,
    setupAsciify() {
      const Feature = window.P5AsciifyAbstractFeatureRenderer2D;
      if (!Feature) throw new Error('There is no base class for plugins.');

      /** A renderer that writes its first character into every second column. */
      class Columns extends Feature {
        render() {
          const glyph = this._characterColorPalette.colors[0];
          const { cols, rows } = this._grid;
          this._p.push();
          this._characterFramebuffer.begin();
          this._p.clear();
          this._p.noStroke();
          if (glyph) this._p.fill(glyph);
          for (let x = 0; x < cols; x += 2) this._p.rect(x - cols / 2, -rows / 2, 1, rows);
          this._characterFramebuffer.end();
          this._p.pop();
        }
        resetShaders() {}
      }
      p5asciify.registerPlugin({
        id: 'columns',
        name: 'Columns',
        description: 'Every second column',
        version: '1.0.0',
        author: 'the tests',
        create: (p, capture, grid, fontManager, options) =>
          new Columns(p, capture, grid, fontManager, { ...options, characters: 'Q' }),
      });
      p5asciifier.renderers().add('stripes', 'columns', { enabled: true });
    },
  });
  expect(await sketch.rows()).toEqual(Array(6).fill('Q#Q#Q#Q#Q#'));
  expect(
    await sketch.evaluate(() => ({
      types: p5asciifier.renderers().getAvailableRendererTypes(),
      ids: p5asciify.pluginRegistry.getIds(),
      has: p5asciify.pluginRegistry.has('columns'),
      names: p5asciify.pluginRegistry.getAll().map(({ name }) => name),
      found: p5asciify.pluginRegistry.get('columns')?.version,
    })),
  ).toEqual({
    types: ['brightness', 'edge', 'custom2D', 'columns'],
    ids: ['columns'],
    has: true,
    names: ['Columns'],
    found: '1.0.0',
  });

  await sketch.evaluate(() => {
    const renderer = p5asciifier.renderer('stripes');
    renderer?.update({ enabled: true });
    resizeCanvas(96, 64);
  });
  await sketch.draw();
  expect(await sketch.rows()).toEqual(Array(4).fill('Q#Q#Q#'));

  expect(
    await sketch.evaluate(() => [
      p5asciify.pluginRegistry.unregister('columns'),
      p5asciify.pluginRegistry.unregister('columns'),
      p5asciify.pluginRegistry.has('columns'),
    ]),
  ).toEqual([true, false, false]);
});

test('advanced-guides/using-plugins: a plugin may derive from the plain 2D renderer, which is painted by its owner', async ({
  open,
}) => {
  const sketch = await open({
    ...white,
    setupAsciify() {
      const Plain = window.P5AsciifyRenderer2D;
      if (!Plain) throw new Error('There is no base class for plugins.');
      class Painted extends Plain {}
      p5asciify.registerPlugin({
        id: 'painted',
        name: 'Painted',
        description: 'Painted by hand',
        version: '1.0.0',
        author: 'the tests',
        create: (p, capture, grid, fontManager, options) =>
          new Painted(p, capture, grid, fontManager, options),
      });
      p5asciifier.renderers().disable();
      const painted = p5asciifier.renderers().add('mine', 'painted', { enabled: true });
      painted?.characterFramebuffer.begin();
      background(p5asciifier.fontManager.glyphColor('@'));
      painted?.characterFramebuffer.end();
    },
  });
  expect(await sketch.rows()).toEqual(Array(6).fill('@'.repeat(10)));
  await sketch.evaluate(() => p5asciifier.renderer('mine')?.disable());
  await sketch.evaluate(() => p5asciifier.renderer('custom2D')?.enable());
  await sketch.draw();
  expect(await sketch.rows()).toEqual(Array(6).fill(EMPTY.repeat(10)));
});

test('guides/using-plugins: plugins serve every asciifier', async ({ open }) => {
  const sketch = await open({
    ...white,
    async setupAsciify() {
      const Plain = window.P5AsciifyRenderer2D;
      if (!Plain) throw new Error('There is no base class for plugins.');
      p5asciify.registerPlugin({
        id: 'copy',
        name: 'Copy',
        description: 'The plain 2D renderer under another name',
        version: '1.0.0',
        author: 'the tests',
        create: (p, capture, grid, fontManager, options) =>
          new Plain(p, capture, grid, fontManager, options),
      });
      await p5asciify.add();
    },
  });
  expect(
    await sketch.evaluate(() =>
      p5asciify.asciifiers.map((a) => a.renderers().add('copied', 'copy') !== null),
    ),
  ).toEqual([true, true]);
});
