import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exerciseSchema } from '../schemas';
import { parseData } from './entries';
import { readExercises, readExerciseSketches } from './exercises';

const valid = {
  title: 'Fewer',
  task: 'Use fewer characters.',
  rules: [{ rule: 'characters', only: '.@' }],
  hints: ['Look at the options.'],
  answers: ['Two are enough.'],
};
const file = 'exercises/fewer/exercise.json';
const parse = (changes: object) =>
  parseData(exerciseSchema, JSON.stringify({ ...valid, ...changes }), file);

describe('exerciseSchema', () => {
  it('takes a complete exercise', () => {
    expect(parse({})).toEqual({ ...valid, p5: ['1', '2'], targetFrame: 10 });
  });

  it.each([
    [{ title: '' }, 'title: must not be empty'],
    [{ hints: [] }, 'hints: must have at least one hint'],
    [{ answers: [] }, 'answers: must explain at least one answer'],
    [{ rules: [] }, 'rules: must have at least one rule'],
    [{ rules: [{ rule: 'characters' }] }, 'rules.0: must have "only" or "include"'],
    [{ rules: [{ rule: 'measure', measure: 'columns' }] }, 'rules.0: must have "min" or "max"'],
    [
      { rules: [{ rule: 'measure', measure: 'columns', min: 3, max: 2 }] },
      'rules.0: must have a "max" that is not below its "min"',
    ],
    [
      { rules: [{ rule: 'measure', measure: 'size', min: 3 }] },
      'rules.0.measure: unknown measure "size"; known measures: characterCount',
    ],
    [{ rules: [{ rule: 'target', share: 2 }] }, 'rules.0.share: must be at most 1'],
    [{ p5: ['3'] }, 'p5.0: must be "1" or "2"'],
    [{ author: 'x' }, 'author: Invalid key'],
  ])('names the file and the rule for %j', (changes, message) => {
    expect(() => parse(changes)).toThrow(`${file}: ${message}`);
  });
});

describe('a folder of exercises', () => {
  function folderOf(files: Record<string, string>): string {
    const folder = join(mkdtempSync(join(tmpdir(), 'exercises-')), 'exercises');
    mkdirSync(join(folder, 'fewer'), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(folder, 'fewer', name), text);
    }
    return folder;
  }
  const complete = {
    'exercise.json': JSON.stringify(valid),
    'starter.js': 'box();\n',
    'answer-1.js': 'box(1);\n',
    'wrong-1.js': 'box(2);\n',
  };

  it('is read with its sketches', async () => {
    await expect(readExerciseSketches(folderOf(complete))).resolves.toMatchObject([
      { slug: 'fewer', starter: 'box();\n', solutions: ['box(1);\n'], wrong: ['box(2);\n'] },
    ]);
  });

  it.each([
    ['starter.js', 'exercises/fewer/starter.js is missing.'],
    ['wrong-1.js', 'exercises/fewer/wrong-1.js is missing.'],
    ['answer-1.js', '"answers" explains 1, and there are 0 files answer-1.js, answer-2.js …'],
  ])('is refused without %s', async (missing, message) => {
    const files = Object.fromEntries(Object.entries(complete).filter(([name]) => name !== missing));
    await expect(readExerciseSketches(folderOf(files))).rejects.toThrow(message);
  });

  it('says how a target is made that is missing', async () => {
    await expect(readExercises(folderOf(complete))).rejects.toThrow(
      'exercises/fewer/frame.txt is missing. Make it with: npm run frames',
    );
  });
});
