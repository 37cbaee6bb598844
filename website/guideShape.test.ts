/** Every guide begins and ends as `docs/STYLE.md` says, so that readers find their way in any of them. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const docs = join(import.meta.dirname, 'docs');
const folders = ['getting-started', 'guides', 'advanced-guides', 'in-depth'];

/** Pages of these folders with another shape, each with the reason, such as `'guides/a.mdx': '…'`. */
const exceptions: Readonly<Record<string, string>> = {};

const guides = folders.flatMap((folder) =>
  readdirSync(join(docs, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** How many items the first list of a text has; an item may go on in lines that are indented. */
const itemsOf = (text: string) =>
  /(?:^- .+\n(?: {2}.+\n)*)+/m.exec(text)?.[0].match(/^- /gm)?.length ?? 0;

/** What a guide lacks at its head and at its end, in words. */
function lacks(page: string): string[] {
  const text = page.replace(/^( *)(`{3,})[^]*?^\1\2$/gm, '');
  const [head = '', ...sections] = text.split(/^## /m);
  const [, learned] = head.split(/^\*\*You will learn\*\*$/m);
  const named = (title: string) =>
    sections.findIndex((section) => section.startsWith(`${title}\n`));
  const recap = named('Recap');
  const after = sections.slice(recap + 1).map((section) => section.split('\n', 1)[0]);
  const problems: string[] = [];

  if (learned === undefined) problems.push('no "You will learn" before the first heading');
  else if (itemsOf(learned) < 3 || itemsOf(learned) > 5)
    problems.push(`"You will learn" has ${itemsOf(learned)} items instead of three to five`);

  if (recap < 0) problems.push('no "Recap"');
  else {
    if (itemsOf(sections[recap] ?? '') < 3) problems.push('the recap has fewer than three items');
    if (after.some((title) => title !== 'Where to go next'))
      problems.push(`the recap is not at the end: ${after.join(', ')} follows`);
  }
  return problems;
}

it('there are guides in every folder', () => {
  for (const folder of folders)
    expect(
      guides.some((guide) => guide.startsWith(`${folder}/`)),
      folder,
    ).toBe(true);
});

it.each(guides.filter((guide) => !(guide in exceptions)))('%s', (guide) => {
  expect(lacks(readFileSync(join(docs, guide), 'utf8'))).toEqual([]);
});

it('only guides that need one have an exception', () => {
  for (const [guide, reason] of Object.entries(exceptions)) {
    expect(guides).toContain(guide);
    expect(lacks(readFileSync(join(docs, guide), 'utf8')), guide).not.toEqual([]);
    expect(reason, guide).not.toBe('');
  }
});

describe('what a guide may lack', () => {
  const list = '\n\n- a\n- b\n- c\n\n';
  const learn = `**You will learn**${list}`;
  const recap = `## Recap${list}`;
  const section = '## Section\n\nText.\n\n';
  const next = '## Where to go next\n\nText.\n';

  it.each([
    ['nothing', learn + section + recap + next, []],
    ['nothing, with the recap last', learn + section + recap, []],
    ['nothing, with another list in its head', `${learn}Text:${list}${section}${recap}`, []],
    ['its head', section + recap, ['no "You will learn" before the first heading']],
    [
      'its head, which comes late',
      section + learn + recap,
      ['no "You will learn" before the first heading'],
    ],
    [
      'items of its head',
      `**You will learn**\n\n- a\n\n${section}${recap}`,
      ['"You will learn" has 1 items instead of three to five'],
    ],
    ['a recap', learn + section + next, ['no "Recap"']],
    ['a recap outside of code', `${learn}\`\`\`md\n${recap}\`\`\`\n`, ['no "Recap"']],
    ['items of its recap', `${learn}## Recap\n\nText.\n`, ['the recap has fewer than three items']],
    [
      'a recap at its end',
      learn + recap + section + next,
      ['the recap is not at the end: Section, Where to go next follows'],
    ],
  ])('%s', (_, page, problems) => {
    expect(lacks(page)).toEqual(problems);
  });
});
