// @vitest-environment jsdom
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { highlightTree } from '@lezer/highlight';
import { describe, expect, it } from 'vitest';
import { deepCode } from '../../../../testing/deepCode';
import { withLittleStack } from '../../../../testing/littleStack';
import { diagnoseWith } from '../diagnosis/diagnose';
import { lintWith } from '../diagnosis/lint';
import { repairSketch } from '../diagnosis/repair/repairSketch';
import { compileSketch } from '../source/compile';
import { prepareHotReload } from '../source/hotReload/prepareHotReload';
import { completionsAt } from './completions/completionsAt';
import { entryAt } from './completions/entryAt';
import { combine } from './completions/knowledge';
import { baseExtensions } from './extensions';
import { languageSupport, type Language } from './language';
import { constantNames, tokenColours } from './syntaxColours';
import { valuesAt, valuesIn } from './values/valuesAt';

const shapes = deepCode();
const knowledge = combine();
const nothing = () => undefined;

/** What the editor does with a source when it opens it and when something is typed at its end. */
function edit(code: string, language: Language): void {
  const opened = EditorState.create({
    doc: code,
    extensions: [
      languageSupport(language, '2', () => Promise.resolve([])),
      baseExtensions({
        isNumbered: true,
        onChange: nothing,
        onRun: nothing,
        onStop: nothing,
        onTidy: nothing,
      }),
    ],
  });
  const { state } = opened.update({ changes: { from: code.length, insert: ';' } });
  expect(state.doc.length).toBe(code.length + 1);
  const tree = ensureSyntaxTree(state, state.doc.length, 50) ?? syntaxTree(state);
  const read = ({ from, to }: { from: number; to: number }) => state.sliceDoc(from, to);
  highlightTree(tree, tokenColours, nothing);
  constantNames(tree, (from, to) => state.sliceDoc(from, to), { from: 0, to: 5000 }, nothing);
  valuesIn({ tree, read }, { from: 0, to: 5000 }, nothing);
  for (const at of [3, Math.floor(code.length / 2), code.length]) {
    valuesAt({ tree, read }, at);
    completionsAt(tree, code, at, knowledge, true);
    entryAt(tree, code, at, knowledge);
  }
}

it('has two hundred shapes', () => {
  expect(shapes.length).toBeGreaterThanOrEqual(200);
  expect(shapes.every(({ code }) => code.length <= 200_000)).toBe(true);
});

describe('code that is too deep or too long for a parser', () => {
  it.each(shapes)('is edited: $name', ({ code }) => {
    withLittleStack(() => edit(code, 'js'));
  });

  it.each(shapes.filter((_, index) => index % 10 === 0))(
    'is edited as types: $name',
    ({ code }) => {
      withLittleStack(() => edit(code, 'ts'));
    },
  );

  it.each(shapes.filter((_, index) => index % 5 === 0))(
    'is compiled, or it is said what is wrong: $name',
    ({ code }) => {
      const compiled = withLittleStack(() => compileSketch(code));
      if (!compiled.ok) {
        const { message, line } = compiled.problem;
        expect(message).toMatch(/^[“„A-Z$].*[.:`/]$/);
        expect(message).not.toMatch(/stack|recursion/i);
        expect(line).toBeGreaterThan(0);
      }
      withLittleStack(() => prepareHotReload('circle(1, 2, 3);', code));
    },
  );

  it.each(shapes.filter((_, index) => index % 7 === 0))('is examined: $name', async ({ code }) => {
    withLittleStack(() => lintWith(code, knowledge));
    const problem = { message: 'elipse is not defined', line: 1, column: 1 };
    withLittleStack(() => diagnoseWith(problem, code, knowledge));
    await withLittleStack(() =>
      repairSketch(code, {
        major: '2',
        majors: ['1', '2'],
        knowledgeOf: () => Promise.resolve(knowledge),
      }),
    );
  });
});
