/** Workflows must pin actions to a commit, never to a tag, which its owner could move. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../.github/workflows/', import.meta.url);
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), 'utf8'),
}));

describe.each(workflows)('$name', ({ text }) => {
  const used = [...text.matchAll(/^\s*(?:- )?uses:\s*(.+)$/gm)].map(([, action = '']) => action);

  it('pins every action by its commit and names the version', () => {
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d/);
  });

  it('may read the repository and nothing else, unless a job says why', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(text).not.toMatch(/permissions: *(write-all|read-all)|contents: write/);
  });

  it('runs no code in a job that may write', () => {
    const jobs = text.split(/^jobs:\n/m)[1]?.split(/^(?= {2}[\w-]+:\n)/m) ?? [];
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs.filter((text) => /^ +[\w-]+: write$/m.test(text))) {
      expect(job).not.toMatch(/^\s*(?:- )?run:/m);
      expect(job).not.toContain('actions/checkout');
    }
  });

  it('leaves no credentials behind for later steps', () => {
    const checkouts = text.match(
      /uses: actions\/checkout@.*\n( +with:\n +persist-credentials: false)?/g,
    );
    for (const checkout of checkouts ?? [])
      expect(checkout).toContain('persist-credentials: false');
  });
});

it('one workflow runs everything on a schedule, whatever passed before', () => {
  const scheduled = workflows.filter(({ text }) => /^ {2}schedule:\n {4}- cron: /m.test(text));
  expect(scheduled.map(({ text }) => text).join()).toMatch(
    /- run: \.ci\/run\n +env:\n +PROOFS: ignore\n/,
  );
});
