/** What a renderer that has come and gone leaves on the graphics card. */
import { LIBRARY_SCRIPT, p5Script } from '../../../p5.asciify/test/browser/harness/document';
import { COUNT_SCRIPT } from '../../../p5.asciify/test/browser/harness/living';
import { expect, test } from '../../../p5.asciify/test/browser/harness/test';
import { SHAPE_SCRIPT } from './shapeScript';

test('shape renderers come and go without a trace', async ({ open, p5 }) => {
  const sketch = await open(
    {
      setupAsciify() {
        p5asciify.registerPlugin(P5AsciifyShape);
      },
      draw() {
        background(0);
        box(60);
      },
    },
    [COUNT_SCRIPT, p5Script(p5), LIBRARY_SCRIPT, SHAPE_SCRIPT],
  );
  /** Adds a renderer, draws with it, removes it, and counts what is left. */
  const comeAndGo = () =>
    sketch.evaluate(async () => {
      const renderers = p5asciifier.renderers();
      renderers.add('shape', 'shape', { enabled: true });
      await window.harness.p?.redraw();
      renderers.remove('shape');
      await window.harness.p?.redraw();
      return Object.fromEntries(
        Object.entries(window.living).map(([kind, all]) => [kind, all.size]),
      );
    });
  const once = await comeAndGo();
  expect(once['Program']).toBeGreaterThan(0);
  for (let round = 0; round < 5; round += 1) expect(await comeAndGo()).toEqual(once);
});
