import { diagnoseWith } from 'sketch-player/diagnose';
import type { Knowledge } from 'sketch-player/knowledge';
import {
  linkOf,
  type Diagnosis,
  type HelpTopic,
  type Problem,
  type ProblemCause,
} from 'sketch-player/Problem';
import { helpPages } from './helpPages';
import { beforeAll, describe, expect, it } from 'vitest';
import { readKnowledge } from '../../plugins/completions/testKnowledge';

let knowledge: Knowledge;
beforeAll(() => {
  knowledge = readKnowledge();
}, 60_000);

function diagnose(problem: string | Problem, source: string): Diagnosis {
  return diagnoseWith(
    typeof problem === 'string' ? { message: problem } : problem,
    source,
    knowledge,
  );
}

/** The source after the correction. */
function correct(problem: string | Problem, source: string): string | undefined {
  const { fix } = diagnose(problem, source);
  return fix && source.slice(0, fix.from) + fix.insert + source.slice(fix.to);
}

describe('a canvas without WEBGL', () => {
  const message =
    'p5.asciify needs a WEBGL canvas: call createCanvas(width, height, WEBGL) in setup().';

  it.each([
    ['createCanvas(400, 400);', 'createCanvas(400, 400, WEBGL);'],
    ['createCanvas(min(a, b), 9);', 'createCanvas(min(a, b), 9, WEBGL);'],
    ['createCanvas(9, 9, P2D);', 'createCanvas(9, 9, WEBGL);'],
    ['s.createCanvas(9, 9)', 's.createCanvas(9, 9, s.WEBGL)'],
    [
      'const c: p5.Renderer = createCanvas(9, 9);',
      'const c: p5.Renderer = createCanvas(9, 9, WEBGL);',
    ],
    [
      '// createCanvas(1, 1)\ncreateCanvas(9, 9)',
      '// createCanvas(1, 1)\ncreateCanvas(9, 9, WEBGL)',
    ],
  ])('is corrected in %j', (source, corrected) => {
    expect(correct(message, source)).toBe(corrected);
    expect(diagnose(message, source)).toMatchObject({
      message,
      hint: 'Pass WEBGL to createCanvas() as the third argument.',
      topic: 'webgl',
    });
  });

  it.each([
    ['', 'Create a canvas in setup() with createCanvas(400, 400, WEBGL).'],
    ['createCanvas();', 'Pass WEBGL to createCanvas() as the third argument.'],
    ['createCanvas(9, 9, mode);', 'Pass WEBGL to createCanvas() as the third argument.'],
    [
      'createCanvas(1, 1); createCanvas(2, 2);',
      'Pass WEBGL to createCanvas() as the third argument.',
    ],
    [
      'createCanvas(9, 9, WEBGL);',
      'The sketch asks for a WEBGL canvas, but the browser cannot create one. Look for hardware acceleration in the settings of the browser.',
    ],
  ])('is not corrected in %j, where that is no certainty', (source, hint) => {
    const diagnosis = diagnose(message, source);
    expect(diagnosis.hint).toBe(hint);
    expect(diagnosis.fix).toBeUndefined();
  });

  it('is told apart from a browser that has none', () => {
    const { hint } = diagnose('Error creating webgl context', 'createCanvas(9, 9, WEBGL);');
    expect(hint).toMatch(/^The sketch asks for a WEBGL canvas, but the browser cannot create one/);
  });
});

describe('a misspelt text', () => {
  const message =
    'rendererName: expected one of "custom2D", "edge", "brightness", got "brightnes".';

  it('is corrected, with its quotation marks', () => {
    expect(correct(message, "p5asciifier.renderer('brightnes');")).toBe(
      "p5asciifier.renderer('brightness');",
    );
    expect(diagnose(message, '').hint).toBe('Did you mean “brightness”?');
  });

  it('is corrected in the line of the error when it is there several times', () => {
    const source = 'text("brightnes", 1, 1);\nrenderer("brightnes");';
    expect(correct({ message, line: 2 }, source)).toBe(
      'text("brightnes", 1, 1);\nrenderer("brightness");',
    );
    expect(correct(message, source)).toBeUndefined();
  });

  it.each([
    ['type: expected one of brightness, edge, custom2D, got "egde".', 'edge'],
    ['backgroundMode: expected "fixed" or "sampled", got "sample".', 'sampled'],
    [
      'hookType: expected one of "init", "afterSetup", "pre", "post", got "aftersetup".',
      'afterSetup',
    ],
  ])('is recognised in “%s”', (text, meant) => {
    expect(diagnose(text, '').hint).toBe(`Did you mean “${meant}”?`);
  });

  it('stays a riddle when nothing is close', () => {
    const riddle = diagnose('type: expected one of brightness, edge, got "hologram".', '');
    expect(riddle).toMatchObject({ topic: 'messages' });
    expect(riddle.hint).toBeUndefined();
  });
});

describe('a misspelt variable', () => {
  it.each([
    ['elipse is not defined', 'elipse(1, 2);', 'ellipse(1, 2);'],
    ["Can't find variable: backgroud", 'backgroud(0);', 'background(0);'],
    ['p5ascifier is not defined', 'p5ascifier.fontSize(8);', 'p5asciifier.fontSize(8);'],
    ['webgl is not defined', 'createCanvas(1, 1, webgl);', 'createCanvas(1, 1, WEBGL);'],
    ['anlge is not defined', 'let angle = 0;\nrotate(anlge);', 'let angle = 0;\nrotate(angle);'],
  ])('is corrected: %s', (message, source, corrected) => {
    expect(correct(message, source)).toBe(corrected);
  });

  it('is corrected where the error is', () => {
    const source = 'elipse(1);\nelipse(2);';
    const message = 'elipse is not defined';
    expect(correct({ message, line: 2, column: 1 }, source)).toBe('elipse(1);\nellipse(2);');
    expect(correct(message, source)).toBeUndefined();
  });

  it('is not corrected when nothing is close', () => {
    const diagnosis = diagnose('zzgrx is not defined', 'zzgrx();');
    expect(diagnosis.fix).toBeUndefined();
    expect(diagnosis.hint).toBe('There is no variable or function with the name “zzgrx”.');
  });

  it('is not taken for the library that is missing', () => {
    expect(diagnose('p5asciify is not defined', 'p5asciify')).toMatchObject({
      topic: 'notDefined',
    });
  });
});

describe('a misspelt function of an object', () => {
  it.each([
    [
      'p5asciifier.fontsize is not a function',
      'p5asciifier.fontsize(8);',
      'p5asciifier.fontSize(8);',
      '/docs/api/classes/P5Asciifier#fontsize',
    ],
    [
      "edge.sobelThreshhold is not a function. (In 'edge.sobelThreshhold(1)', …)",
      "const edge = p5asciifier.renderer('edge');\nedge.sobelThreshhold(1);",
      "const edge = p5asciifier.renderer('edge');\nedge.sobelThreshold(1);",
      undefined,
    ],
    [
      'it.moveup is not a function',
      'function f(it) { it.moveup(); }',
      'function f(it) { it.moveUp(); }',
      undefined,
    ],
  ])('is corrected: %s', (message, source, corrected, link) => {
    expect(correct(message, source)).toBe(corrected);
    const to = linkOf(diagnose(message, source), helpPages)?.to;
    expect(to).toContain(link ?? '/docs/api/');
  });

  it('is explained when nothing is close', () => {
    expect(diagnose('a.explode is not a function', 'a.explode()')).toEqual({
      message: 'a.explode is not a function',
      topic: 'notAFunction',
    });
  });
});

describe('other problems', () => {
  it.each([
    ["Cannot read properties of null (reading 'update')", 'null'],
    ['can\'t access property "update", x is null', 'null'],
    ["null is not an object (evaluating 'x.update')", 'null'],
    ['p5 is not defined', 'notConverted'],
    ["Can't find variable: p5asciify", 'notDefined'],
    ['box() is only supported in WEBGL mode.', 'webgl'],
    ['Failed to fetch', 'files'],
  ])('lead “%s” to the right page', (message, topic) => {
    expect(diagnose(message, 'createCanvas(9, 9);').topic).toBe(topic);
  });

  it.each([
    ["Failed to read the 'localStorage' property: The document is sandboxed.", 'without storage'],
  ])('get a hint: “%s”', (message, hint) => {
    expect(diagnose(message, '').hint).toContain(hint);
  });

  it('are not explained by the words of the player without its cause', () => {
    const problem = { message: 'This loop ran for more than 2 seconds, wrote the sketch.' };
    expect(diagnose(problem, '')).toEqual(problem);
  });

  it('stay as they are when nothing is known about them', () => {
    const problem = { message: 'my own error', line: 3, column: 7 };
    expect(diagnose(problem, 'throw new Error("my own error")')).toEqual(problem);
  });

  it('keep their place and a link of their own', () => {
    const link = { label: 'A page', to: '/docs/intro' };
    const problem = { message: 'elipse is not defined', line: 1, column: 3, link };
    expect(diagnose(problem, '  elipse(1)')).toMatchObject({ ...problem, fix: { from: 2, to: 8 } });
  });
});

describe('a problem with a cause', () => {
  it.each<[ProblemCause, RegExp, HelpTopic | undefined]>([
    [{ code: 'loopStopped' }, /no-loop-guard/, 'loop'],
    [{ code: 'invalidColor' }, /CSS colour name/, 'color'],
    [{ code: 'deviceRefused' }, /allow it when it asks/, undefined],
    [{ code: 'standstill', progress: 'nothing' }, /^Write a setup\(\)/, 'noFrame'],
    [{ code: 'standstill', progress: 'no draw' }, /from setup\(\) into draw\(\)/, 'noFrame'],
    [{ code: 'standstill', progress: 'setup' }, /give it time/, 'noFrame'],
  ])('is explained by it, whatever its message says: %j', (cause, hint, topic) => {
    const message = 'setAsciiOptions is not defined';
    const diagnosis = diagnose({ message, cause }, '');
    expect(diagnosis).toMatchObject({ message, topic });
    expect(diagnosis.hint).toMatch(hint);
  });

  it('is placed where the sketch names the missing file', () => {
    const cause = { code: 'missingFile', name: 'data/cat.png' } as const;
    const source = "let cat;\ncat = await loadImage('./data/cat.png');";
    const diagnosis = diagnose({ message: 'no file', cause }, source);
    expect(diagnosis).toMatchObject({ line: 2, column: 23, topic: 'files' });
    expect(diagnosis.hint).toContain('Or draw the image in code');
  });
});
