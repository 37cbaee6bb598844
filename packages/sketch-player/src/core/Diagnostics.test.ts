import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../diagnosis/Problem';
import { remapDiagnostic, Diagnostics } from './Diagnostics';

const source = 'first();\nsecnd();\nthird();';
const misspelt: Diagnosis = {
  message: 'secnd is not defined',
  line: 2,
  column: 1,
  hint: 'Did you mean second?',
  fix: { label: 'Change to second', from: 9, to: 14, insert: 'second' },
};
const words = { message: misspelt.message, hint: misspelt.hint };

describe('remapDiagnostic', () => {
  it('changes nothing while the source is the one that ran', () => {
    expect(remapDiagnostic(misspelt, source, source)).toBe(misspelt);
  });

  it.each([
    ['a line above moves the place', `// mine\n${source}`, { line: 3, column: 1 }],
    ['a line less moves it, too', 'secnd();\nthird();', { line: 1, column: 1 }],
    [
      'words before it in its line move it',
      source.replace('secnd', '/**/ secnd'),
      { line: 2, column: 6 },
    ],
    ['what comes after it leaves it', `${source}\n// mine`, { line: 2, column: 1 }],
    ['what was changed itself has no place', source.replace('secnd', 'drawn'), {}],
    ['nor has what is gone', 'first();', {}],
  ])('%s, and nothing is corrected', (_, edited, place) => {
    expect(remapDiagnostic(misspelt, source, edited)).toEqual({ ...words, ...place });
  });

  it('keeps a problem that has no place', () => {
    expect(remapDiagnostic({ message: 'It stopped.' }, source, '')).toEqual({
      message: 'It stopped.',
    });
  });
});

describe('Diagnostics', () => {
  it('offers its corrections again when an edit is taken back', () => {
    const diagnostics = new Diagnostics(source);
    diagnostics.warning = misspelt;
    expect(diagnostics.seenIn(`// mine\n${source}`).warning).not.toHaveProperty('fix');
    expect(diagnostics.seenIn(source)).toEqual({ problem: undefined, warning: misspelt });
  });
});
