import { expectCharacters, openAndListen } from './support/characters';
import { readRecipe } from './support/recipe';
import { expect, p5Majors, test } from './support/test';

const files = Object.fromEntries(
  Object.entries(await readRecipe())
    // The page is for Next.js.
    .filter(([name]) => name !== 'page.tsx')
    .map(([name, content]) => [`src/${name}`, content]),
);

for (const p5 of p5Majors) {
  test(`the component of the documentation works in Strict Mode with p5 ${p5}.x, however it comes and goes`, async ({
    makeProject,
    page,
  }) => {
    const tools = ['vite', 'react', 'react-dom', '@types/react', '@types/react-dom'];
    const project = await makeProject('react', { p5, tools, files });
    expect(await project.checkTypes()).toBe('');

    const server = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '0'] as const;
    const complaints = await openAndListen(page, await project.start(...server));
    await expectCharacters(page);
    // Only React's development build runs them twice.
    await expect(page.locator('body')).toHaveAttribute('data-effects', '2');

    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(page.locator('canvas')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show' }).click();
    await expectCharacters(page);

    await page.evaluate(toggleOften);
    await expectCharacters(page);
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(page.locator('canvas')).toHaveCount(0);
    expect(complaints).toEqual([]);

    await project.replace('src/startSketch.ts', 'fontSize(', 'fontSise(');
    expect(await project.checkTypes()).toMatch(/^src\/startSketch\.ts.*Did you mean 'fontSize'\?/);
  });
}

/** Runs in the page: hides and shows the sketch at different moments of its start, and shows it. */
async function toggleOften(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const frames of [0, 1, 2, 3, 4, 5, 8, 12]) {
    document.querySelector('button')?.click();
    // React renders after the task, so two presses in one would change nothing.
    await frame();
    document.querySelector('button')?.click();
    for (let i = 0; i < frames; i += 1) await frame();
  }
}
