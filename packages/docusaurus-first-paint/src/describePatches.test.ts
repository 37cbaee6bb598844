import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { issuePattern, withTables } from './describePatches';
import { patches, sitePatches, type Patch } from './patches';

const folder = new URL('..', import.meta.url).pathname;

it('says in the README what the patches say', () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(readme, 'npm run readme -w docusaurus-first-paint').toBe(withTables(readme));
});

it('says so when the README has no place for the tables', () => {
  expect(() => withTables('# Nothing')).toThrow('README.md: expected "<!-- patches');
});

describe.each<Patch>([...patches, ...sitePatches])('$name', (patch) => {
  it('is described', () => {
    expect(patch.leansOn.length).toBeGreaterThan(0);
    expect(patch.saves).toMatch(/\d|nothing/);
    expect(patch.without).not.toBe('');
    if (patch.issue) expect(patch.issue).toMatch(issuePattern);
  });
});
