import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { serveFolder } from '../../testing/serveFolder';
import { installedPackages } from './packPackages';
import { run, startServer, type Run } from './run';

export { expect };

/** The major versions of p5.js that projects are tried with. */
export const p5Majors = ['1', '2'] as const;
export type P5Major = (typeof p5Majors)[number];

interface ProjectOptions {
  /** The major version of p5.js that it has installed, if any. */
  p5?: P5Major;
  /** The other packages that it has installed. */
  tools?: readonly string[];
  /** Files besides those of the folder in `projects`, by their paths. */
  files?: Readonly<Record<string, string>>;
}

/** A project of somebody else, outside of this repository. */
export interface Project {
  folder: string;
  /** Runs a script with Node. */
  node: (script: string, ...args: string[]) => Promise<Run>;
  /** The mistakes that TypeScript finds, as it prints them. */
  checkTypes: (...options: string[]) => Promise<string>;
  replace: (file: string, text: string, by: string) => Promise<void>;
  /** Serves a folder of it, and returns the address. */
  serve: (folder: string) => Promise<string>;
  /** Runs a server with Node until the end of the test, and returns the address that it prints. */
  start: (script: string, ...args: string[]) => Promise<string>;
}

export const test = base.extend<{
  /** Makes a project from a folder of `projects`, with the packed packages installed. */
  makeProject: (name: string, options?: ProjectOptions) => Promise<Project>;
}>({
  // Playwright requires a destructuring pattern here, even if a fixture uses no others.
  // eslint-disable-next-line no-empty-pattern
  makeProject: async ({}, use) => {
    const ends: (() => unknown)[] = [];
    await use(async (name, options = {}) => {
      const folder = await mkdtemp(join(tmpdir(), `${name}-project-`));
      ends.unshift(() => rm(folder, { recursive: true }));
      await fillProject(folder, name, options);
      return {
        folder,
        node: (...args) => run(process.execPath, args, folder),
        // The native compiler needs a fifth of the time.
        checkTypes: async (...args) => {
          const compiler = join(findInstalled('typescript-7'), 'bin/tsc');
          return (await run(process.execPath, [compiler, '--noEmit', ...args], folder)).output;
        },
        replace: async (file, text, by) => {
          const content = await readFile(join(folder, file), 'utf8');
          expect(content).toContain(text);
          await writeFile(join(folder, file), content.replace(text, by));
        },
        serve: async (served) => {
          const { origin, stop } = await serveFolder(join(folder, served));
          ends.unshift(stop);
          return `${origin}/`;
        },
        start: (...args) => {
          const { address, stop } = startServer(process.execPath, args, folder);
          ends.unshift(stop);
          return address;
        },
      };
    });
    for (const end of ends) await end();
  },
});

async function fillProject(
  folder: string,
  name: string,
  { p5, tools = [], files = {} }: ProjectOptions,
): Promise<void> {
  await cp(new URL(`../projects/${name}/`, import.meta.url), folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const modules = join(folder, 'node_modules');
  // Copied, because Node looks for what a package imports from where it really is.
  await cp(installedPackages(), modules, { recursive: true });
  const link = async (installed: string, as = installed) => {
    await mkdir(dirname(join(modules, as)), { recursive: true });
    await symlink(findInstalled(installed), join(modules, as), 'junction');
  };
  if (p5) await link(`p5-${p5}`, 'p5');
  // p5 2.x brings its types along.
  for (const tool of [...tools, ...(p5 === '1' ? ['@types/p5'] : [])]) await link(tool);
}

/** The folder of a package that this repository has installed. */
function findInstalled(name: string): string {
  const places = ['../node_modules/', '../../node_modules/'];
  const folders = places.map((place) => fileURLToPath(new URL(place + name, import.meta.url)));
  const folder = folders.find(existsSync);
  if (folder) return folder;
  throw new Error(`${name}: expected it to be installed in one of ${folders.join(', ')}.`);
}
