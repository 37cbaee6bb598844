import { expect, p5Majors, test } from './support/test';

/** How a project tells TypeScript to look for packages. */
const resolutions = {
  nodenext: ['--module', 'nodenext'],
  bundler: ['--module', 'preserve', '--moduleResolution', 'bundler'],
};

for (const p5 of p5Majors) {
  for (const [resolution, options] of Object.entries(resolutions)) {
    for (const compiler of ['typescript', 'typescript-7']) {
      test(`p5 ${p5}.x, ${resolution}, ${compiler}: all declarations are right, and a misspelt method is an error`, async ({
        makeProject,
      }) => {
        const { node } = await makeProject('types', { p5, tools: [compiler] });
        const { output, status } = await node(`node_modules/${compiler}/bin/tsc`, ...options);
        expect(output).toBe('');
        expect(status).toBe(0);
      });
    }
  }
}

test('the types of p5.js 1.x know the functions that the library adds to a sketch', async ({
  makeProject,
}) => {
  const sketch = `import p5 from 'p5';
import { p5asciify } from 'p5.asciify';

new p5((p) => {
  p.setupAsciify = () => void p5asciify.asciifier()?.fontSise(8);
});
`;
  const project = await makeProject('types', { p5: '1', files: { 'own.mts': sketch } });
  const messages = await project.checkTypes('--module', 'nodenext');
  expect(messages.trim().split('\n')).toEqual([
    expect.stringMatching(/^own\.mts\(5,.*Did you mean 'fontSize'\?$/),
  ]);
});

test('the global types of p5.js 2.x clash with those for 1.x, so they need skipLibCheck', async ({
  makeProject,
}) => {
  const sketch = `/// <reference types="p5/global" />
/// <reference types="p5.asciify" />
function setup(): void {
  createCanvas(640, 400, WEBGL);
}

function setupAsciify(): void {
  window.p5asciifier?.fontSize(8);
}
`;
  const project = await makeProject('types', { p5: '2', files: { 'global.cts': sketch } });
  const options = ['--module', 'nodenext'];
  expect(await project.checkTypes(...options, '--skipLibCheck')).toBe('');
  const clashes = (await project.checkTypes(...options)).trim().split('\n');
  expect(
    clashes.filter(
      (line) =>
        !/^\S+\.d\.c?ts\(.* Cannot redeclare .* '(VERSION|Framebuffer|Color)'\.$/.test(line),
    ),
  ).toEqual([]);
  expect(clashes).not.toEqual(['']);
});
