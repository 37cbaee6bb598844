import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTables } from './describePatches';
import { patches, sitePatches } from './patches';

const folder = new URL('..', import.meta.url).pathname;

it('says in the README what the patches say', () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(readme, 'npm run readme -w docusaurus-first-paint').toBe(withTables(readme));
});

it('says so when the README has no place for the tables', () => {
  expect(() => withTables('# Nothing')).toThrow('README.md: expected "<!-- patches');
});

describe.each([...patches, ...sitePatches])('$name', ({ upstream, saves, without, leansOn }) => {
  it('is described', () => {
    expect(leansOn.length).toBeGreaterThan(0);
    expect(saves).toMatch(/\d|nothing/);
    expect(without).not.toBe('');
  });

  it('names what would make it superfluous: an issue, or a text that is ready to send', () => {
    if (upstream.startsWith('https://')) expect(upstream).toMatch(/\/(?:issues|pull)\/\d+$/);
    else expect(existsSync(join(folder, upstream)), upstream).toBe(true);
  });
});
