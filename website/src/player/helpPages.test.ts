import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagnoseWith } from 'sketch-player/diagnose';
import { combine } from 'sketch-player/knowledge';
import { describe, expect, it } from 'vitest';
import { linkOf, type ProblemCause } from 'sketch-player/Problem';
import { helpPages } from './helpPages';

const path = '/docs/help/troubleshooting';
const page = readFileSync(join(__dirname, '../../docs/help/troubleshooting.mdx'), 'utf8');

interface Section {
  label: string;
  to: string;
  text: string;
}

/** The sections of the page, with the anchors that Docusaurus gives them. */
function readSections(): Section[] {
  return page.split(/^#{2,3} /m).map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    // A heading that was renamed keeps its old anchor in a comment.
    const [name = '', anchor] = heading.split(/ \{\/\* #([\w-]+) \*\/\}/);
    const label = name.replaceAll('`', '');
    return { label, to: `${path}#${anchor ?? slug(label)}`, text: lines.join('\n') };
  });
}

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

const sections = readSections();

/** Messages that sections show as what the reader sees. */
const shown = sections.flatMap(({ to, text }) =>
  Array.from(text.matchAll(/^```text\n(.+)\n```$/gm), ([, message = '']) => ({ message, to })),
);

/** Messages in the tables at the end of the page. */
const listed = Array.from(page.matchAll(/^\|[^|]+\| `(\w[\w.]*: .+\.)`\s*\|$/gm), ([, text]) =>
  String(text),
);

/** The causes with which the player reports those of its own messages that the page shows. */
const causes: readonly [start: string, cause: ProblemCause][] = [
  ['This loop ran for more than', { code: 'loopStopped' }],
  ['This sketch draws nothing yet', { code: 'standstill', progress: 'nothing' }],
  ['This sketch has no draw()', { code: 'standstill', progress: 'no draw' }],
  ['The sketch has not started to draw', { code: 'standstill', progress: 'setup' }],
  ['"cat.png" could not be loaded', { code: 'missingFile', name: 'cat.png' }],
];

const { olderVersion, troubleshooting, ...sectionLinks } = helpPages;

describe('the page on troubleshooting', () => {
  it.each(Object.values(sectionLinks))('has the section “$label”', (link) => {
    const section = sections.find(({ to }) => to === link.to);
    expect(section?.label.replaceAll(/[()]/g, '')).toBe(link.label.replaceAll(/[()]/g, ''));
  });

  it('is linked as a whole', () => {
    expect(troubleshooting.to).toBe(path);
  });

  it('shows messages', () => {
    expect(shown.length).toBeGreaterThan(7);
    expect(listed.length).toBeGreaterThan(25);
  });

  it.each(shown.filter(({ message }) => !/option|^(index|rendererName):/.test(message)))(
    'is opened at the section that shows “$message”',
    ({ message, to }) => {
      const cause = causes.find(([start]) => message.startsWith(start))?.[1];
      expect(linkOf(diagnoseWith({ message, cause }, '', combine()), helpPages)?.to).toBe(to);
    },
  );

  it.each(listed)('is linked for “%s”', (message) => {
    expect(linkOf(diagnoseWith({ message }, '', combine()), helpPages)?.to).toContain(path);
  });
});

it('the page for older versions has the name of its link', () => {
  const file = join(__dirname, '../..', `${olderVersion.to}.mdx`);
  expect(readFileSync(file, 'utf8')).toContain(`title: ${olderVersion.label}\n`);
});
