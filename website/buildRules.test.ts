/** Tests what the build reports about mistakes, with builds of a small site that makes them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildRules } from './buildRules';

const root = new URL('..', import.meta.url).pathname;
const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

const config = `
import { buildRules } from ${JSON.stringify(join(root, 'website/buildRules'))};
import navigation from ${JSON.stringify(join(root, 'website/plugins/navigation'))};

export default {
  title: 'Site',
  url: 'https://example.org',
  baseUrl: '/',
  future: { v4: true, faster: true },
  ...buildRules(Boolean(process.env.CI)),
  plugins: [[navigation, { types: ['doc', 'docSidebar'] }]],
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.ts' }, blog: false }]],
  themeConfig: {
    navbar: {
      items: [
        { type: 'doc', docId: process.env.DOC_ID ?? 'intro', label: 'Doc' },
        { type: 'docSidebar', sidebarId: process.env.SIDEBAR_ID ?? 'main', label: 'Sidebar' },
      ],
    },
  },
};
`;
const sidebars = "export default { main: ['intro', process.env.SIDEBAR_DOC_ID ?? 'other'] };\n";

const brokenLink = '[x](/nowhere)';
const brokenMarkdownLink = '[x](nowhere.md)';
const brokenAnchor = '[x](intro.md#nowhere)';

const saysBrokenLink = /broken links[^]*\/nowhere/i;
const saysBrokenMarkdownLink = /nowhere\.md/;
const saysBrokenAnchor = /broken anchors[^]*#nowhere/i;

// One build shows that the framework obeys; a build for each rule would take a minute.
it('what is published has no broken reference of any kind', () => {
  const { onBrokenLinks, onBrokenAnchors, markdown } = buildRules(true);
  const rules = [onBrokenLinks, onBrokenAnchors, ...Object.values(markdown.hooks)];
  expect(rules).toEqual(['throw', 'throw', 'throw', 'throw']);
});

// A build takes seconds, and more of them on a busy machine.
describe('a build', { timeout: 120_000 }, () => {
  let site: string;

  beforeAll(() => {
    // Within the repository, so that the site finds its packages.
    mkdirSync(join(root, 'test-results'), { recursive: true });
    site = mkdtempSync(join(root, 'test-results/build-rules-'));
    mkdirSync(join(site, 'docs'));
    // Without a package.json here the repository's would apply, which makes every `.js` file an ES
    // module; the files that the framework generates are not.
    writeFileSync(join(site, 'package.json'), '{ "private": true }');
    writeFileSync(join(site, 'docusaurus.config.ts'), config);
    writeFileSync(join(site, 'sidebars.ts'), sidebars);
    writeFileSync(join(site, 'docs/intro.md'), '---\nslug: /\n---\n\n# Intro\n');
  });
  beforeEach(() => write('Text.'));
  afterAll(() => rmSync(site, { recursive: true }));

  it('says once, before pages are rendered, that the navigation bar names a doc or a sidebar that is missing, and lists those that exist', () => {
    const { status, output } = build({ DOC_ID: 'nowhere', SIDEBAR_ID: 'missing' });
    expect(output.split('The navigation bar leads nowhere.')).toHaveLength(2);
    expect(output).toContain('"nowhere", which no doc has. Write one of the ids below.');
    expect(output).toContain('"missing", which no sidebar has. Write one of the ids below.');
    expect(output).toMatch(/^\s*Ids of docs: intro, other$/m);
    expect(output).toMatch(/^\s*Ids of sidebars, .*: main \(intro\)$/m);
    // With the stack of the error.
    expect(output.trim().split('\n').length).toBeLessThan(50);
    expect(status).not.toBe(0);
  });

  it('lists the doc ids that exist when a sidebar names one that does not', () => {
    const { status, output } = build({ SIDEBAR_DOC_ID: 'nowhere' });
    expect(output).toMatch(/nowhere[^]*available document ids are:\s*- intro\s*- other/i);
    expect(status).not.toBe(0);
  });

  it('warns of broken links, Markdown links and anchors', () => {
    write([brokenLink, brokenMarkdownLink, brokenAnchor].join('\n\n'));
    const { status, output } = build();
    expect(output).toMatch(saysBrokenLink);
    expect(output).toMatch(saysBrokenMarkdownLink);
    expect(output).toMatch(saysBrokenAnchor);
    expect(status, output).toBe(0);
  });

  it('that is published stops at a broken link', () => {
    write(brokenLink);
    const { status, output } = build({ CI: 'true' });
    expect(output).toMatch(saysBrokenLink);
    expect(status).not.toBe(0);
  });

  it('always stops at a broken image', () => {
    write('![x](nowhere.png)');
    const { status, output } = build();
    expect(output).toContain('nowhere.png');
    expect(status).not.toBe(0);
  });

  function write(markdown: string): void {
    writeFileSync(join(site, 'docs/other.md'), `# Other\n\n${markdown}\n`);
  }

  function build(variables: Record<string, string> = {}) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [docusaurus, 'build', '--no-minify', site],
      {
        cwd: site,
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          NODE_ENV: 'production',
          NO_COLOR: '1',
          NO_UPDATE_NOTIFIER: '1',
          // A cache would keep what an earlier build found.
          DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
          ...variables,
        },
      },
    );
    return { status, output: stripVTControlCharacters(stdout + stderr) };
  }
});
