import { expect, p5Majors, test } from './support/test';

const needsBrowser =
  'p5.asciify needs a browser: p5.js could not be loaded where there is no window. ' +
  'Import p5.asciify in the browser only, for example with `await import("p5.asciify")` ' +
  'in an effect or an event handler.';

for (const p5 of p5Majors) {
  for (const script of ['require.cjs', 'import.mjs']) {
    test(`${script} with p5 ${p5}.x says to load it in a browser, unless p5.js loads without one`, async ({
      makeProject,
    }) => {
      const { node } = await makeProject('node', { p5 });
      const { status, output } = await node(script);
      // p5.js 2.x needs no more than `navigator`, which Node has since version 21.
      if (p5 === '2' && 'navigator' in globalThis) {
        expect({ status, output }).toEqual({ status: 0, output: 'function shape\n' });
      } else {
        expect(status).toBe(1);
        expect(output).toContain(`Error: ${needsBrowser}\n`);
        expect(output).toMatch(/\[cause\]: ReferenceError: (window|navigator) is not defined/);
      }
    });

    test(`${script} with p5 ${p5}.x loads the packages where there is a window`, async ({
      makeProject,
    }) => {
      const { node } = await makeProject('node', { p5, tools: ['jsdom'] });
      const { status, output } = await node('--require', './page.cjs', script);
      expect({ status, output }).toEqual({ status: 0, output: 'function shape\n' });
    });
  }
}

test('without p5.js, the message names what is missing', async ({ makeProject }) => {
  const { node } = await makeProject('node');
  for (const script of ['require.cjs', 'import.mjs']) {
    const { output } = await node(script);
    expect(output).toContain("Error: Cannot find module 'p5'\n");
    expect(output).not.toContain('needs a browser');
  }
});

test('import and require() give one library', async ({ makeProject }) => {
  const both = `const { P5Asciifier } = require('p5.asciify');
import('p5.asciify').then((library) => console.log(library.P5Asciifier === P5Asciifier));
`;
  const files = { 'both.cjs': both };
  const { node } = await makeProject('node', { p5: '1', tools: ['jsdom'], files });
  expect((await node('--require', './page.cjs', 'both.cjs')).output).toBe('true\n');
});

test('the script for pages, and package.json, can be found by their names', async ({
  makeProject,
}) => {
  const names = ['p5.asciify', 'p5.asciify-shape'].flatMap((name) => [
    `${name}/dist/${name}.umd.js`,
    `${name}/package.json`,
  ]);
  const find = `for (const name of ${JSON.stringify(names)}) console.log(require.resolve(name));\n`;
  const { node } = await makeProject('node', { files: { 'find.cjs': find } });
  const found = (await node('find.cjs')).output.trim().split('\n');
  expect(found).toEqual(
    names.map((name) => expect.stringMatching(new RegExp(`node_modules/${name}$`))),
  );
});
