import { expectCharacters, openAndListen } from './support/characters';
import { expect, p5Majors, test } from './support/test';

for (const p5 of p5Majors) {
  test(`Vite with p5 ${p5}.x: checks types, builds, and shows characters`, async ({
    makeProject,
    page,
  }) => {
    const project = await makeProject('vite', { p5, tools: ['vite'] });
    expect(await project.checkTypes()).toBe('');
    const { status, output } = await project.node('node_modules/vite/bin/vite.js', 'build');
    expect(status, output).toBe(0);

    const complaints = await openAndListen(page, await project.serve('dist'));
    await expectCharacters(page);
    expect(complaints).toEqual([]);

    await project.replace('src/main.ts', 'fontSize(', 'fontSise(');
    expect(await project.checkTypes()).toMatch(/^src\/main\.ts.*Did you mean 'fontSize'\?/);
  });

  test(`webpack with p5 ${p5}.x, for its effects: checks types, builds, and shows characters`, async ({
    makeProject,
    page,
  }) => {
    const project = await makeProject('webpack', { p5, tools: ['webpack'] });
    // See types.spec.ts for the global types of p5.js 2.x.
    const options = p5 === '2' ? ['--skipLibCheck'] : [];
    expect(await project.checkTypes(...options)).toBe('');
    const { status, output } = await project.node('build.js');
    expect(status, output).toBe(0);

    const complaints = await openAndListen(page, await project.serve('.'));
    await expectCharacters(page);
    expect(complaints).toEqual([]);

    await project.replace('src/index.js', 'fontSize(', 'fontSise(');
    expect(await project.checkTypes(...options)).toMatch(
      /^src\/index\.js.*Did you mean 'fontSize'\?/,
    );
  });

  test(`esbuild with p5 ${p5}.x, by require(): builds, and shows characters`, async ({
    makeProject,
    page,
  }) => {
    const project = await makeProject('esbuild', { p5, tools: ['esbuild'] });
    const { status, output } = await project.node('build.js');
    expect({ status, output }).toEqual({ status: 0, output: '' });

    const complaints = await openAndListen(page, await project.serve('.'));
    await expectCharacters(page);
    expect(complaints).toEqual([]);
  });
}
