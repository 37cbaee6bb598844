import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { courseSteps } from '../../../shared/course';
import { changeOf, markNewLines } from './changeOf';
import { sketchFolders } from '../folders';
import { readCourse } from '../reading/course';

const lines = (...texts: string[]) => ({
  source: texts.join('\n'),
  html: texts.map((text) => `<span class="line"><b>${text}</b></span>`).join('\n'),
});

const before = lines('a', 'b', 'c', 'd', 'e', 'f', 'g');
const after = lines('a', 'b', 'c', 'd', 'E', 'f', 'g', 'h');

describe('changeOf', () => {
  it('has the changed lines with a mark, and what stands around them', () => {
    expect(changeOf(before, after)).toEqual({
      html: [
        '<span class="line">  <b>c</b></span>',
        '<span class="line">  <b>d</b></span>',
        '<span class="line diff remove">- <b>e</b></span>',
        '<span class="line diff add">+ <b>E</b></span>',
        '<span class="line">  <b>f</b></span>',
        '<span class="line">  <b>g</b></span>',
        '<span class="line diff add">+ <b>h</b></span>',
      ].join('\n'),
      added: 'E\nh',
    });
  });

  it('is nothing where nothing changes', () => {
    expect(changeOf(before, before)).toBeUndefined();
  });
});

it('marks the new lines in a sketch', () => {
  const marked = markNewLines(before, after).split('\n');
  expect(marked.flatMap((line, index) => (line.includes('highlighted') ? [index] : []))).toEqual([
    4, 7,
  ]);
  expect(marked[4]).toBe('<span class="line highlighted"><b>E</b></span>');
});

describe('the steps of the site', async () => {
  const steps = await readCourse(sketchFolders(join(import.meta.dirname, '../../..')).course);

  it('are between twelve and fifteen', () => {
    expect(courseSteps.length).toBeGreaterThanOrEqual(12);
    expect(courseSteps.length).toBeLessThanOrEqual(15);
  });

  it.each(steps.map((step) => [step.slug, step] as const))('%s has a page', (slug, { title }) => {
    const page = readFileSync(
      join(import.meta.dirname, `../../../docs/first-piece/${slug}.mdx`),
      'utf8',
    );
    expect(/^title: (.+)$/m.exec(page)?.[1]).toBe(title);
    expect(proseWords(page)).toBeLessThanOrEqual(150);
    for (const part of ['StepPlace', 'CourseStep', 'StepEnd']) {
      expect(page).toContain(`<${part} slug="${slug}" />`);
    }
    expect(page).toMatch(new RegExp(`<Predict slug="${slug}" />|<Expect `));
  });

  it.each(steps.slice(1).map((step, index) => [step.slug, steps[index], step] as const))(
    '%s changes one thing: at most 35 lines, and none that it does not have to',
    (_, earlier, step) => {
      const [old, fresh] = [earlier?.source ?? '', step.source].map((text) => text.split('\n'));
      const removed = (old ?? []).filter((line) => !fresh?.includes(line));
      expect(removed.length).toBeLessThanOrEqual(3);
      expect((fresh?.length ?? 0) - (old?.length ?? 0)).toBeLessThanOrEqual(35);
    },
  );
});

/** How many words of prose a page has: what it says besides code, elements and its head. */
function proseWords(page: string): number {
  const prose = page
    .replace(/^---[^]*?^---$/m, '')
    .replace(/^import .*$/gm, '')
    .replace(/^(`{3,})[^]*?^\1$/gm, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\]\([^)]*\)/g, ']');
  return prose.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

describe('proseWords', () => {
  it('counts words, also those in code and links, but no code blocks and no elements', () => {
    expect(
      proseWords(
        '---\ntitle: A b\n---\n\nOne `two` [three](x.mdx#four).\n\n```js\nfive();\n```\n\n<X y="six" />\n',
      ),
    ).toBe(3);
  });
});
