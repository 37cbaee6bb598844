import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(__dirname, '../../../../examples');
const slugs = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * A call of `describe()` with a text, which the player adds to the name of a sketch's frame, or in
 * sketches without p5.js the label of the canvas.
 */
const description = /^\s*(?:(?:\w+\.)?describe\(|t\.canvas\.ariaLabel =)\s*(['"`])(?<text>.+?)\1/ms;

it('finds the examples', () => {
  expect(slugs.length).toBeGreaterThan(40);
});

it.each(slugs)('%s says in a sentence what it shows', (slug) => {
  const sketch = readFileSync(join(folder, slug, 'sketch.js'), 'utf8');
  const { text = '' } = description.exec(sketch)?.groups ?? {};
  // The player takes no longer one (`protocol.ts` of sketch-player).
  expect(text).toMatch(/^[A-Z“][^]{14,999}[.!?”]$/);
});
