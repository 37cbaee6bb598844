import { expect, it } from 'vitest';
import { heroLines } from './home';

const lines = `function setupAsciify() {
  if (mouseIsPressed) {
    p5asciifier.fontSize(8);
  }
}`;

it('reads the function that stands among others, to its own end', () => {
  expect(heroLines(`function setup() {\n}\n\n${lines}\n\nfunction draw() {\n}\n`, 'a.js')).toBe(
    lines,
  );
});

it('names the file that has no such function', () => {
  expect(() => heroLines('function setup() {}', 'hero/sketch.js')).toThrow(
    'hero/sketch.js: the home page shows its function setupAsciify(), and there is none.',
  );
});
