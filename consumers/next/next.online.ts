import { readFile } from 'node:fs/promises';
import { expectCharacters, openAndListen } from '../support/characters';
import { tarballOf } from '../support/packPackages';
import { readRecipe } from '../support/recipe';
import { run } from '../support/run';
import { expect, p5Majors, test } from '../support/test';

const recipe = Object.entries(await readRecipe());
const files = Object.fromEntries(recipe.map(([name, content]) => [`app/${name}`, content]));

for (const p5 of p5Majors) {
  test(`Next.js with p5 ${p5}.x renders the page on a server, and shows characters in the browser`, async ({
    makeProject,
    page,
  }) => {
    const project = await makeProject('next', { files });
    const manifest = new URL(`../../node_modules/p5-${p5}/package.json`, import.meta.url);
    const [, version = ''] = /"version": "([^"]+)"/.exec(await readFile(manifest, 'utf8')) ?? [];
    const packages = [`p5@${version}`, tarballOf('p5.asciify')];
    const install = await run('npm', ['install', '--ignore-scripts', ...packages], project.folder);
    expect(install.status, install.output).toBe(0);

    // Its build checks the types, too.
    const next = 'node_modules/next/dist/bin/next';
    const { status, output } = await project.node(next, 'build');
    expect(status, output).toBe(0);

    // The development server turns Strict Mode on.
    for (const command of ['start', 'dev']) {
      const address = await project.start(next, command, '-H', '127.0.0.1', '-p', '0');
      expect(await (await page.request.get(address)).text()).toContain('Rendered on a server');
      const complaints = await openAndListen(page, address);
      await expectCharacters(page);
      expect(complaints, command).toEqual([]);
    }

    await project.replace('app/startSketch.ts', 'fontSize(', 'fontSise(');
    const refused = await project.node(next, 'build');
    expect(refused.status).not.toBe(0);
    expect(refused.output).toContain("Did you mean 'fontSize'?");
  });
}
