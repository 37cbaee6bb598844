import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storySchema } from '../schemas';
import { parseData } from './entries';
import { readSteps, readStories } from './stories';

const valid = { about: 'A moth.', steps: ['Plain.', 'With a ramp.', 'Done.'], tries: ['a', 'b'] };
const file = 'examples/moth/story.json';

describe('storySchema', () => {
  it('takes a complete story', () => {
    expect(parseData(storySchema, JSON.stringify(valid), file)).toEqual(valid);
  });

  it.each([
    [{ about: '' }, 'about: must not be empty'],
    [{ steps: ['Plain.'] }, 'steps: must have three captions: for steps/1.js'],
    [{ tries: ['a'] }, 'tries: must name two or three changes'],
    [{ tries: ['a', 'b', 'c', 'd'] }, 'tries: must name two or three changes'],
    [{ author: 'x' }, 'author: Invalid key'],
  ])('names the file and the rule for %j', (changes, message) => {
    const json = JSON.stringify({ ...valid, ...changes });
    expect(() => parseData(storySchema, json, file)).toThrow(`${file}: ${message}`);
  });
});

describe('stories in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  mkdirSync(join(folder, 'moth/steps'), { recursive: true });
  mkdirSync(join(folder, 'plain'));
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  const metadata = JSON.stringify({
    title: 'Moth',
    summary: 'A moth.',
    tags: ['piece'],
    p5: ['1'],
    capture: { frame: 1, width: 640, height: 400 },
  });
  for (const slug of ['moth', 'plain']) {
    write(`${slug}/example.json`, metadata);
    write(`${slug}/sketch.js`, 'function draw() {}');
  }
  write('moth/story.json', JSON.stringify(valid));

  it('have steps, whose functions take the place of those of the sketch', async () => {
    await expect(readSteps(folder)).rejects.toThrow(
      `${basename(folder)}/moth/steps/1.js is missing.`,
    );
    write('moth/steps/1.js', 'function draw() { circle(0, 0, 9); }');
    write('moth/steps/2.js', '// 2');
    const steps = await readSteps(folder);
    expect(steps.map(({ source, files }) => [source, files.frame])).toEqual([
      ['function draw() {}\nfunction draw() { circle(0, 0, 9); }', 'frame.step-1.txt'],
      ['function draw() {}\n// 2', 'frame.step-2.txt'],
    ]);
  });

  it('have captured frames', async () => {
    await expect(readStories(folder)).rejects.toThrow(
      /moth\/frame\.step-1\.txt is missing\. Make it with: npm run frames$/,
    );
    for (const number of [1, 2]) {
      write(`moth/frame.step-${number}.txt`, `${number}\n`);
      write(
        `moth/colours.step-${number}.txt`,
        '[characters]\na #ff8000\n\n[backgrounds]\na #000000\n',
      );
    }
    const [story, ...others] = await readStories(folder);
    expect(others).toEqual([]);
    expect(story).toMatchObject({ slug: 'moth', ...valid });
    expect(story?.frames.map(({ frame }) => frame)).toEqual(['1\n', '2\n']);
  });
});
