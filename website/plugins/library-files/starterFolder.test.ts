import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { p5Majors, releaseOf } from 'sketch-player/p5Majors';
import { findP5Releases } from './servedFiles';
import { packStarter, starterSlug } from './starterFolder';

const repository = join(__dirname, '../../..');
const modulesFolder = join(repository, 'node_modules');
const sources = {
  repository,
  packageFolder: join(repository, 'packages/p5.asciify'),
  libraryVersion: '0.10.3',
  modulesFolder,
};

it.each(p5Majors)(
  'holds all that a sketch needs for p5.js %s.x, and its licences',
  async (major) => {
    const release = releaseOf(await findP5Releases(modulesFolder), major);
    const starter = await packStarter(sources, release, mkdtempSync(join(tmpdir(), 'starter-')));
    expect(starter.file.url).toBe(`/${starter.file.name}`);
    const entries = Object.entries(unzipSync(readFileSync(starter.file.source)));
    const files = new Map(
      entries.map(([path, content]) => [path.replace(/^p5\.asciify-starter\//, ''), content]),
    );
    const text = (path: string) => strFromU8(files.get(path) ?? new Uint8Array());
    for (const [, source = ''] of text('index.html').matchAll(/src="([^"]+)"/g)) {
      expect([...files.keys()]).toContain(source);
    }
    expect(text('sketch.js')).toBe(
      readFileSync(join(repository, 'examples', starterSlug, 'sketch.js'), 'utf8'),
    );
    expect(text('p5.min.js').includes(release.version)).toBe(true);
    expect(text('READ ME.txt')).toContain(`p5.js/tree/v${release.version}`);
    expect(text('licences/p5.js.txt')).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
    expect(text('licences/p5.asciify.txt')).toContain('MIT License');
    expect(text('licences/Press Start 2P.txt')).toContain('SIL OPEN FONT LICENSE');
  },
);
