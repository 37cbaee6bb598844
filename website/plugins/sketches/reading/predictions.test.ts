import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sketchFolders } from '../folders';
import { predictionSchema } from '../schemas';
import { parseData, slugsIn } from './entries';
import { predictionSlugs, readPredictions, readQuestions } from './predictions';

const right = { name: 'whole', shows: 'All.', reason: 'So.', isRight: true };
const wrong = { name: 'half', shows: 'A half.', reason: 'No.', changes: [['50', '25']] };
const valid = { question: 'What do you see?', options: [right, wrong] };
const file = 'examples/noise/prediction.json';

describe('predictionSchema', () => {
  it.each([
    [{ question: '' }, 'question: must not be empty'],
    [{ options: [right] }, 'options: must be at least two'],
    [{ options: [wrong, { ...wrong, name: 'other' }] }, 'options: one must be right'],
    [{ options: [right, { ...right, name: 'other' }] }, 'options: one must be right'],
    [{ options: [right, { ...wrong, name: 'whole' }] }, 'options: must have different names'],
    [{ options: [right, { ...wrong, name: '../x' }] }, 'options.1.name: must be words of small'],
    [{ hint: 'x' }, 'hint: Invalid key'],
  ])('names the file and the rule for %j', (changes, message) => {
    expect(() =>
      parseData(predictionSchema, JSON.stringify({ ...valid, ...changes }), file),
    ).toThrow(`${file}: ${message}`);
  });
});

describe('readQuestions', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'predictions-')), 'examples');
  const write = (name: string, text: string) => writeFileSync(join(folder, 'noise', name), text);
  mkdirSync(join(folder, 'noise'), { recursive: true });
  mkdirSync(join(folder, 'plain'));
  const metadata = {
    title: 'Noise',
    summary: 'Noise.',
    tags: ['shader'],
    p5: ['1'],
    capture: { frame: 1, width: 640, height: 400 },
  };
  write('example.json', JSON.stringify(metadata));
  writeFileSync(join(folder, 'plain/example.json'), JSON.stringify(metadata));
  writeFileSync(join(folder, 'plain/sketch.js'), 'box(1);');
  write('sketch.js', 'box(50);');
  write('prediction.json', JSON.stringify(valid));

  it('changes the sketch for each option, and names the files of its frame', async () => {
    expect(await predictionSlugs(folder)).toEqual(['noise']);
    const [question] = await readQuestions(folder);
    expect(question?.options).toMatchObject([
      { source: 'box(50);', files: { frame: 'frame.txt', colours: 'colours.txt' } },
      { source: 'box(25);', files: { frame: 'frame.half.txt', colours: 'colours.half.txt' } },
    ]);
  });

  it('says which frame is missing, and how to make it', async () => {
    write('frame.txt', '@@\n');
    write('colours.txt', '[characters]\na #ff8000\n\n[backgrounds]\na #000000\n');
    await expect(readPredictions(folder)).rejects.toThrow(
      'examples/noise/frame.half.txt is missing. Make it with: npm run frames',
    );
  });

  it('says which text is not in the sketch once', async () => {
    write('sketch.js', 'box(50, 50);');
    await expect(readQuestions(folder)).rejects.toThrow(
      `${file}: half: "50" must be in the sketch once, not 2 times`,
    );
  });
});

describe('the predictions of the site', async () => {
  const { examples, course } = sketchFolders(join(import.meta.dirname, '../../..'));
  const folders = [examples, course];
  const predictions = (await Promise.all(folders.map(readPredictions))).flat();

  it('a name stands for one sketch in all folders', async () => {
    const slugs = (await Promise.all(folders.map((folder) => slugsIn(folder)))).flat();
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
  });

  it.each(predictions.map((prediction) => [prediction.example.slug, prediction] as const))(
    '%s: the frames to choose from differ',
    (_, { options }) => {
      const looks = options.map(({ frame, colours }) => JSON.stringify([frame, colours]));
      expect(new Set(looks).size).toBe(options.length);
    },
  );
});
