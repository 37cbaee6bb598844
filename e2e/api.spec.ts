/** The API reference documents everything that is public, and nothing else, with examples. */
import { expect, test } from './support/reading';
import { addressesIn } from './support/html';
import { anchors, classes, functions, indexes, interfaces, symbols } from './support/apiPages';
import { readApiPage, type ApiPageContent, type Section } from './support/readApiPage';

test('pages document each public member, and no other', async ({ page }) => {
  const pages = Object.entries({ ...classes, ...interfaces });
  for (const [path, { accessors = [], methods = [], properties = [] }] of pages) {
    const { sections, tables } = await readApiPage(page, path);
    const titles = sections.filter(({ group, title }) => title && group !== 'Constructors');
    const rows = tables.flatMap(({ group, rows }) =>
      propertyGroups.includes(group) || group.startsWith('Inherited from')
        ? rows.map(([name = '']) => name.replace(/\?|\(\)/g, ''))
        : [],
    );
    const shown = [...titles.map(nameOf), ...rows];
    expect
      .soft(shown.toSorted(byName), path)
      .toEqual([...accessors, ...methods, ...properties].toSorted(byName));
  }
});

const propertyGroups = [
  'Properties',
  'Type Declaration',
  'Enumeration Members',
  'Functions that you write',
];

test('every member, parameter and property says what it is', async ({ page }) => {
  for (const path of symbols) {
    const { sections, tables, text } = await readApiPage(page, path);
    const members = sections.filter(({ title, group }) => title && group !== 'Constructors');
    expect.soft(members.filter(({ words }) => words < 2).map(nameOf), path).toEqual([]);
    for (const { group, head, rows } of tables) {
      const column = head.indexOf('Description');
      // Tables in the text of a comment list neither parameters nor properties.
      if (column < 0 && !head.includes('Type')) continue;
      const silent = rows.filter((row) => !/\w/.test(row[column] ?? ''));
      expect
        .soft(
          silent.map(([name]) => `${group}: ${name}`),
          path,
        )
        .toEqual([]);
    }
    // TypeDoc must not print names that only the compiler uses.
    expect.soft(text, path).not.toMatch(/__module|node_modules|object & object/);
  }
});

test('every class, method, function and variable is shown at work', async ({ page }) => {
  for (const path of symbols.filter((path) => !(path in interfaces))) {
    const { sections } = await readApiPage(page, path);
    const own = sections.filter(({ title }) => !title);
    expect
      .soft(
        own.filter(({ examples }) => examples > 0),
        path,
      )
      .not.toEqual([]);
    const methods = sections.filter(({ title }) => title.endsWith('()'));
    const bare = methods.filter(({ examples }) => examples === 0);
    expect.soft(bare.map(nameOf), path).toEqual([]);
  }
});

test('every entry leads to what is related and to what uses it, and dates its symbol', async ({
  page,
}) => {
  for (const path of symbols) {
    const { sections } = await readApiPage(page, path);
    const own = sections.filter(({ title }) => !title).flatMap(({ lines }) => lines);
    expect.soft(own.join('\n'), path).toMatch(/See also: \S[^]*Used in: \S/);
    const isMember = ({ title, group }: Section) => title !== '' && group !== 'Constructors';
    if (path.includes('/type-aliases/')) {
      for (const { title, lines } of sections.filter(isMember)) {
        expect.soft(lines.join('\n'), `${path}: ${title}`).toMatch(/Used in: \S/);
      }
    }
    if (!(path in classes)) continue;
    for (const section of sections.filter(isMember)) {
      const name = `${path}: ${section.title}`;
      const [facts, ...links] = section.lines;
      // The reference of the shape renderer does not count the versions of the library.
      const dated = path.includes('/shape/') ? /^/ : /^Since version 0\.\d+\.\d+/;
      expect.soft(facts, name).toMatch(dated);
      expect.soft(facts, name).toMatch(/p5\.js 1\.8 and later, 2\.x$/);
      expect.soft(links[0], name).toMatch(/^See also: \S/);
      // Sketches have the manager already, as `p5asciify`.
      if (section.title === 'getInstance()') continue;
      expect.soft(links[1], name).toMatch(/^Used in: \S/);
    }
  }
});

test('a page begins with its purpose in two sentences, then shows the symbol live', async ({
  page,
}) => {
  const callbacks = functions.filter((path) => /(?:setup|draw)Asciify$/.test(path));
  expect(callbacks).toHaveLength(2);
  for (const path of [...Object.keys(classes), ...callbacks]) {
    const { beginsLive, purpose } = await readApiPage(page, path);
    expect.soft(beginsLive, path).toBe(true);
    expect.soft(purpose, path).toMatch(/^[A-Z][^]*\.$/);
    const sentences = purpose.replace(/\(.*?\)/g, '').match(/[.!?](?= |$)/g) ?? [];
    expect.soft(sentences.length, `${path}: ${purpose}`).toBeLessThanOrEqual(2);
  }
});

test('the functions that sketches define stand first, with when and how to use them', async ({
  page,
}) => {
  const paths = ['setupAsciify', 'drawAsciify'].map((name) => `/docs/api/functions/${name}`);
  const html = await (await page.request.get('/docs/api/')).text();
  const links = addressesIn(html, 'nav[aria-label="Docs sidebar"] a[href]');
  // The heading of a group leads to its first page as well.
  expect([...new Set(links)].slice(0, 3)).toEqual(['/docs/api/', ...paths]);
  await readApiPage(page, '/docs/api/');
  const first = page.locator('.theme-doc-markdown p').first().getByRole('link');
  const named = await first.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(named.slice(0, 2)).toEqual(paths);

  for (const path of paths) {
    const { sections } = await readApiPage(page, path);
    const parts = ['When it is called', 'What you can do in it', 'Errors', 'Examples'];
    expect(sections.map(({ group }) => group)).toEqual(['', ...parts]);
    expect(sections.at(-1)?.examples).toBeGreaterThanOrEqual(3);
  }
});

test('overviews list what is in them, each with a line that says what it is', async ({ page }) => {
  for (const [path, counts] of Object.entries(indexes)) {
    const { tables } = await readApiPage(page, path);
    const lists = tables.filter(({ group }) => group in counts);
    const counted = Object.fromEntries(lists.map(({ group, rows }) => [group, rows.length]));
    expect.soft(counted, path).toEqual(counts);
    const summaries = lists.flatMap(({ rows }) => rows.map(([, summary = '']) => summary));
    expect
      .soft(
        summaries.filter((summary) => !summary.endsWith('.')),
        path,
      )
      .toEqual([]);
  }
});

test('the index names tasks and what to use for them, before it lists everything', async ({
  page,
}) => {
  const { tables } = await readApiPage(page, '/docs/api/');
  const last = tables.findLastIndex(({ group }) => group === 'I want to …');
  const rows = tables.slice(0, last + 1).flatMap((table) => table.rows);
  expect(rows.length).toBeGreaterThanOrEqual(40);
  const tasks = rows.map(([task]) => task);
  expect(new Set(tasks).size).toBe(tasks.length);
  for (let table = 0; table <= last; table += 1) {
    for (const row of await page.getByRole('table').nth(table).locator('tbody tr').all()) {
      const target = row.getByRole('link').first();
      expect(await target.getAttribute('href')).toMatch(/^\/docs\/api\//);
    }
  }
});

test('inherited members stand apart, and lead to where they are described', async ({ page }) => {
  const pages = Object.keys(classes).filter((path) => path.endsWith('Renderer'));
  for (const path of pages) {
    const { sections, text } = await readApiPage(page, path);
    expect.soft(text, path).not.toMatch(/Inherited from\n|Returns\s*void/);
    const groups = sections.map(({ group }) => group);
    const inherited = groups.findIndex((group) => group.startsWith('Inherited from'));
    // After the first such heading there are no others.
    if (inherited >= 0) {
      expect
        .soft(
          groups.slice(inherited).filter((group) => !group.startsWith('Inherited from')),
          path,
        )
        .toEqual([]);
    }
  }
  await readApiPage(page, pages.find((path) => path.endsWith('BrightnessRenderer')) ?? '');
  const row = page.getByRole('row').filter({ has: page.locator('[id="characters"]') });
  await expect(row.getByRole('link')).toHaveAttribute(
    'href',
    /P5AsciifyAbstractFeatureRenderer2D#characters$/,
  );
});

test('an entry leads to what uses its symbol and to what is related, and back', async ({
  page,
}) => {
  const path = '/docs/api/classes/P5Asciifier';
  await readApiPage(page, path);
  const lines = page.locator('#savejson ~ .references');
  const linkOf = (line: string, name: string) =>
    lines.filter({ hasText: line }).first().getByRole('link', { name });
  const related = linkOf('See also:', 'toJSON()');
  await expect(related).toHaveAttribute('href', '#tojson');
  const guide = linkOf('Used in:', 'Exporting your work');
  await expect(guide).toHaveAttribute('href', '/docs/guides/exporting');
  const example = linkOf('Used in:', 'Exports on keys');
  await expect(example).toHaveAttribute('href', '/examples/export-keys');
  for (const user of ['/docs/guides/exporting', '/examples/export-keys']) {
    const html = await (await page.request.get(user)).text();
    expect(html.match(/href="?[^"\s>]*#savejson\b/g), user).toEqual([
      expect.stringContaining(`${path}#savejson`),
    ]);
  }
});

test('anchors that others link to are there', async ({ page }) => {
  for (const [path, ids] of Object.entries(anchors)) {
    await readApiPage(page, path);
    for (const id of ids) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  }
});

test('options name their defaults', async ({ page }) => {
  const path = Object.keys(interfaces).find((name) => name.endsWith('EdgeAsciiRendererOptions'));
  const { tables } = await readApiPage(page, path ?? '');
  const defaults = columnOf(tables[0], 'Default value');
  expect(defaults.get('sobelThreshold?')).toBe('0.5');
  expect(defaults.get('sampleThreshold?')).toBe('16');
  expect([...defaults.values()]).not.toContain('-');
});

test('a class lists its options with the defaults and types that it has itself', async ({
  page,
}) => {
  for (const [name, own] of [
    ['P5AsciifyEdgeRenderer', { 'enabled?': 'false', 'characters?': '"-/|\\\\-/|\\\\"' }],
    [
      'P5AsciifyBrightnessRenderer',
      { 'enabled?': 'true', 'characters?': '" .:-=+*%@#"', 'brightnessRange?': '[0, 255]' },
    ],
  ] as const) {
    const path = Object.keys(classes).find((one) => one.endsWith(`/${name}`)) ?? name;
    const { tables } = await readApiPage(page, path);
    const options = tables.find(({ group }) => group === 'Options and defaults');
    const defaults = Object.fromEntries(columnOf(options, 'Default value'));
    expect.soft(defaults, path).toMatchObject({ 'rotation?': '0', 'invert?': 'false', ...own });
    const types = columnOf(options, 'Type');
    expect.soft(types.get('characterColor?'), path).toBe('string | number | Color | number[]');
    // What may be one of a few words lists them. Options that are read back have numbers for modes.
    expect.soft(types.get('characterColorMode?'), path).toBe('"fixed" | "sampled" | number');
  }
});

/** What a column of a table has for each name in the first column. */
function columnOf(
  table: ApiPageContent['tables'][number] | undefined,
  heading: string,
): Map<string, string> {
  const column = table?.head.indexOf(heading) ?? -1;
  return new Map(table?.rows.map((row) => [row[0] ?? '', row[column] ?? '']));
}

function nameOf({ title }: Section): string {
  return title.replace(/\?|\(\)/g, '');
}

function byName(a: string, b: string): number {
  return a.localeCompare(b, 'en', { sensitivity: 'base' });
}
