import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { courseSteps } from '@site/shared/course';
import { addLines, draftId, sketchBefore } from './carried';

const sources = Object.fromEntries(
  courseSteps.map((slug) => [
    slug,
    readFileSync(
      join(import.meta.dirname, `../../../../course/${slug}/sketch.js`),
      'utf8',
    ).trimEnd(),
  ]),
);
const sourceOf = (slug: string) => sources[slug] ?? '';

describe('sketchBefore', () => {
  const drafts = new Map([
    [draftId('light'), 'mine'],
    [draftId('grid'), 'later'],
  ]);
  const draftOf = (id: string) => drafts.get(id);

  it('finds the nearest earlier sketch', () => {
    expect(sketchBefore('ramp', draftOf)).toEqual({ from: 'light', source: 'mine' });
    expect(sketchBefore('share', draftOf)).toEqual({ from: 'grid', source: 'later' });
  });

  it('finds none in the first steps, and none in the step itself', () => {
    expect(sketchBefore('night', draftOf)).toBeUndefined();
    expect(sketchBefore('light', draftOf)).toBeUndefined();
  });
});

describe('addLines', () => {
  const pairs = courseSteps.flatMap((from, index) =>
    courseSteps.slice(index + 1).map((to) => [from, to] as const),
  );

  it.each(pairs)('brings a sketch with other colours and a comment from %s to %s', (from, to) => {
    const change = (source: string) =>
      source.replace('fill(220, 50, 60);\n  for', 'fill(60, 50, 220); // mine\n  for');
    const mine = change(sourceOf(from));
    expect(mine).not.toBe(sourceOf(from));
    expect(addLines({ from, source: mine }, to, sources)).toEqual({
      kind: 'merged',
      text: change(sourceOf(to)),
    });
  });

  it('adds nothing where the reader has changed what the step changes', () => {
    const source = sourceOf('night').replace(
      'createCanvas(windowWidth, windowHeight)',
      'createCanvas(400, 400)',
    );
    expect(addLines({ from: 'night', source }, 'webgl', sources)).toEqual({
      kind: 'conflict',
      lines: ['  createCanvas(windowWidth, windowHeight);'],
    });
  });

  it('says which sketches it needs', () => {
    expect(() => addLines({ from: 'night', source: '' }, 'nowhere', sources)).toThrow(
      'Expected the sketches of night and nowhere.',
    );
  });
});
