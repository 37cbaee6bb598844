import { parse } from 'acorn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rewriteColour, rewriteNumber, stepped } from './rewrite';
import { scopeOf, someKnowledge, valuesAtMark } from './testSource';
import type { NumberValue } from './Value';
import { valuesIn } from './valuesAt';

describe('numbers', () => {
  it.each([
    ['const speed = 0|.02;', { value: 0.02, step: 0.01, name: 'speed' }],
    ['rotateY(-|45);', { value: -45, from: 8, to: 11, name: 'rotateY()' }],
    ['rotateY(-45|);', { value: -45 }],
    ['rotateY(|-45);', { value: -45 }],
    ['let box = { width: 4|00 };', { value: 400, step: 10, name: 'width' }],
    ['x += |3;', { value: 3, name: 'x' }],
    ['a[|0];', { value: 0, name: undefined }],
    ['lerp(0, 1, 0.|5);', { least: 0, most: 1, step: 0.01 }],
    ['lerp(0, |1, 0.5);', { least: undefined, most: undefined }],
    ['size(1|6);', { least: 1, most: undefined }],
    ['range([0, 2|55]);', { least: 0, most: 255, name: 'range()' }],
    ['draw({ threshold: 0|.4 });', { least: 0, most: 1, name: 'threshold' }],
    ['fill(2|0);', { least: 0, most: 255 }],
    ['colorMode(HSB, 360); fill(3|00, 50, 50);', { most: undefined }],
    // A number that is beyond a documented limit may stay where it is.
    ['lerp(0, 1, 1|.5);', { least: 0, most: 1.5 }],
  ])('%s', (marked, expected) => {
    expect(valuesAtMark(marked, someKnowledge)[0]).toMatchObject({ kind: 'number', ...expected });
  });

  it.each([
    'let x: |5 = y;',
    '({ |1: x });',
    '|5..toFixed();',
    '|1e9;',
    "'|5';",
    '// |5',
    '`|5`;',
    'x|5;',
  ])('leaves %s alone', (marked) => {
    expect(valuesAtMark(marked, someKnowledge)).toEqual([]);
  });
});

describe('colours', () => {
  it.each([
    ["p.fill('|#f80');", { hex: '#ff8800', name: 'fill()', notation: 'string' }],
    ["const sky = '#0|08cff80';", { hex: '#008cff', name: 'sky' }],
    ["background('to|mato');", { hex: '#ff6347' }],
    ["draw({ characterColor: 'to|mato' });", { hex: '#ff6347' }],
  ])('%s', (marked, expected) => {
    expect(valuesAtMark(marked)[0]).toMatchObject({ kind: 'colour', ...expected });
  });

  it('are three numbers besides', () => {
    expect(valuesAtMark('fill(255, 1|20, 0);')).toMatchObject([
      { kind: 'number', value: 120 },
      { kind: 'colour', hex: '#ff7800', notation: 'channels', from: 5, to: 16 },
    ]);
    expect(valuesAtMark('pointLight(255, 1|20, 0, 0, 0, 90);')[1]).toMatchObject({
      from: 11,
      to: 22,
    });
    expect(valuesAtMark('pointLight(255, 120, 0, |0, 0, 90);')).toHaveLength(1);
  });

  it.each(["title('|tomato');", "fill('|nonsense');", "'|#ff'", 'fill(x, |1, 2);', 'fill(|20);'])(
    'are not in %s',
    (marked) => {
      expect(valuesAtMark(marked).filter(({ kind }) => kind === 'colour')).toEqual([]);
    },
  );

  it('are written as before, opacity included', () => {
    const rewritten = (marked: string) => {
      const [value] = valuesAtMark(marked).filter(({ kind }) => kind === 'colour');
      const source = marked.replace('|', '');
      if (value?.kind !== 'colour') throw new Error('There is no colour.');
      return rewriteColour(value, '#010203', source.slice(value.from, value.to));
    };
    expect(rewritten("fill('|#f80');")).toBe("'#010203'");
    expect(rewritten('fill("|#f808");')).toBe('"#01020388"');
    expect(rewritten("fill('|#ff880033');")).toBe("'#01020333'");
    expect(rewritten("fill('|tomato');")).toBe("'#010203'");
    expect(rewritten('fill(|9, 9, 9, 100);')).toBe('1, 2, 3');
  });
});

describe('characters', () => {
  it.each([
    ["r.characters(' |.:');", { characters: ' .:', isByDensity: true }],
    [String.raw`const ramp = '|\'"';`, { characters: `'"` }],
    ["const ASCII_CHARS = '|ab';", { characters: 'ab', name: 'ASCII_CHARS' }],
    ["draw({ characters: '|ab' });", { isByDensity: true }],
    ["add('x', 'edge', { characters: '|-/' });", { isByDensity: false }],
    ["p5asciifier.renderer('edge').characters('|-/');", { isByDensity: false }],
  ])('%s', (marked, expected) => {
    expect(valuesAtMark(marked)[0]).toMatchObject({ kind: 'ramp', ...expected });
  });

  it.each(["const name = '|abc';", "r.characters('|');", "text('|ramp');", "r.characters('|ab"])(
    'are not in %s',
    (marked) => {
      expect(valuesAtMark(marked)).toEqual([]);
    },
  );
});

describe('words and booleans', () => {
  it.each([
    ["mode('|fixed');", { words: ['fixed', 'sampled'], isString: true }],
    ["draw({ mode: 'samp|led' });", { word: 'sampled' }],
    ['rectMode(CEN|TER);', { words: ['CORNER', 'CENTER'], isString: false }],
  ])('%s', (marked, expected) => {
    expect(valuesAtMark(marked, someKnowledge)[0]).toMatchObject({ kind: 'word', ...expected });
    expect(valuesAtMark(marked)).toEqual([]);
  });

  it.each(["mode('|mine');", "draw({ other: '|fixed' });", 'rectMode(|where);'])(
    'are not in %s',
    (marked) => {
      expect(valuesAtMark(marked, someKnowledge)).toEqual([]);
    },
  );

  it('step through what is allowed', () => {
    const after = (marked: string, steps: number) => {
      const source = marked.replace('|', '');
      const [value] = valuesAtMark(marked, someKnowledge);
      if (!value) throw new Error('There is no value.');
      const { from, to } = value;
      const written = source.slice(from, to);
      return stepped(value, steps, {
        written,
        before: source.slice(0, from),
        after: source.slice(to),
      });
    };
    expect(after('mode("|fixed");', 1)).toBe('"sampled"');
    expect(after('mode("|fixed");', -1)).toBe('"sampled"');
    expect(after('rectMode(CENTER|);', 10)).toBe('CORNER');
    expect(after('const isOn = t|rue;', 1)).toBe('false');
    expect(after("fill('|#fff');", 1)).toBeUndefined();
    expect(after('lerp(0, 1, 0.9|8);', 10)).toBe('1.00');
    expect(after('a-|1', -2)).toBe('(-1)');
    expect(after('|1**2', -2)).toBe('(-1)');
    expect(after('a - -|1', 3)).toBe('2');
  });
});

it('whatever a number becomes, the source still parses, and nothing else has changed', () => {
  const number = fc.oneof(
    fc.integer({ min: 0, max: 2000 }).map(String),
    fc.constantFrom('0.5', '.25', '0xff', '1_000', '3.'),
  );
  const operator = fc.constantFrom('+', '-', '*', ' - -', ' + -', '**', '%', ' , ');
  const source = fc
    .array(fc.tuple(number, operator), { minLength: 1, maxLength: 6 })
    .map((parts) => `f(${parts.map(([digits, sign]) => digits + sign).join('')}7, -3)`);
  fc.assert(
    fc.property(source, fc.nat(), fc.integer({ min: -5000, max: 5000 }), (code, index, next) => {
      const numbers: NumberValue[] = [];
      valuesIn(scopeOf(code), { from: 0, to: code.length }, (value) => {
        if (value.kind === 'number') numbers.push(value);
      });
      const value = numbers[index % numbers.length];
      if (!value || !isProgram(code)) return;
      const { from, to } = value;
      const [before, written, after] = [code.slice(0, from), code.slice(from, to), code.slice(to)];
      const changed = before + rewriteNumber(value, next, { written, before, after }) + after;
      expect(isProgram(changed), `${code} became ${changed}`).toBe(true);
    }),
  );
});

function isProgram(code: string): boolean {
  try {
    parse(code, { ecmaVersion: 'latest' });
    return true;
  } catch {
    return false;
  }
}
