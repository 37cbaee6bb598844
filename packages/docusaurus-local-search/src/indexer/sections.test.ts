import { expect, test } from 'vitest';
import { identifiersIn } from './sections';

test('the names that a sketch uses, each once', () => {
  const sketch = `
// A torus in characters, see https://example.org/torus
let font; /* not a name: hidden */
function setupAsciify() {
  p5asciify.asciifier().renderers().get('brightness').update({ invertMode: true });
  for (let i = 0; i < 3; i++) text("two words", \`not \${this}\`);
}
const pattern = 'say \\'hi\\'';`;
  expect(identifiersIn(sketch)).toEqual([
    'font',
    'setupAsciify',
    'p5asciify',
    'asciifier',
    'renderers',
    'get',
    'brightness',
    'update',
    'invertMode',
    'text',
    'pattern',
  ]);
});

test('a string that never ends does not swallow the rest', () => {
  expect(identifiersIn("don't stop\nsaveSVG();")).toContain('saveSVG');
});
