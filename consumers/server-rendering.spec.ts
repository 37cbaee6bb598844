import { expectCharacters, openAndListen } from './support/characters';
import { readRecipe } from './support/recipe';
import { expect, p5Majors, test } from './support/test';

const recipe = Object.entries(await readRecipe());
const files = Object.fromEntries(recipe.map(([name, content]) => [`app/${name}`, content]));

const tools = [
  ...['vite', 'react', 'react-dom', '@types/react', '@types/react-dom', 'serve-static', 'isbot'],
  ...['react-router', '@react-router/dev', '@react-router/node'],
];

for (const p5 of p5Majors) {
  test(`React Router with p5 ${p5}.x renders the page on a server, and shows characters in the browser`, async ({
    makeProject,
    page,
  }) => {
    const project = await makeProject('react-router', { p5, tools, files });
    expect(await project.checkTypes()).toBe('');
    const { status, output } = await project.node('node_modules/@react-router/dev/bin.js', 'build');
    expect(status, output).toBe(0);

    const address = await project.start('server.js');
    expect(await (await page.request.get(address)).text()).toContain('Rendered on a server');
    const complaints = await openAndListen(page, address);
    await expectCharacters(page);
    expect(complaints).toEqual([]);

    await project.replace('app/startSketch.ts', 'fontSize(', 'fontSise(');
    expect(await project.checkTypes()).toMatch(/^app\/startSketch\.ts.*Did you mean 'fontSize'\?/);
  });
}
