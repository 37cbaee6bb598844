import type { Diagnosis } from 'sketch-player/Problem';
import type { FunctionName, Place } from '../../shared/planSample';

/**
 * The functions of the standard sketch, which complete a fragment: a box that turns under a lamp, so
 * that it has many brightnesses and colours, and an option of a renderer has something to show.
 */
const standard: Readonly<Record<FunctionName, string>> = {
  setup: 'createCanvas(windowWidth, windowHeight, WEBGL);',
  setupAsciify: '',
  draw: `background(0);
fill(255);
ambientLight(30, 50, 110);
pointLight(255, 220, 150, -width * 0.3, -height * 0.3, height * 0.5);
rotateX(frameCount * 0.05);
rotateZ(frameCount * 0.02);
box(width * 0.5, height * 0.2, height * 0.2);`,
  drawAsciify: '',
};

/** A sample, completed to a sketch. */
export interface ComposedSketch {
  source: string;
  /** Where the sample's own code begins and ends in the source. */
  start: number;
  end: number;
}

/** Completes a sample to a sketch. */
export function composeSketch(code: string, place: Place): ComposedSketch {
  // A sample in instance mode brings its own functions.
  if (/\bnew p5\(/.test(code)) return around('', code, '');
  const functions = Object.entries(standard);
  if (place === 'top') {
    const missing = functions.filter(([name]) => !definesFunction(code, name));
    return around(
      missing.map(([name, body]) => `${writeFunction(name, body)}\n`).join(''),
      code,
      '',
    );
  }
  const written = functions.map(([name, body]) => {
    if (name !== place) return writeFunction(name, body);
    // In draw(), the sample goes before the body, so that the box's transformations do not apply to
    // it. Elsewhere it goes behind the body, because setup() has to make the canvas first.
    const parts = name === 'draw' ? [block(mark), body] : [body, block(mark)];
    return writeFunction(name, parts.join('\n'), /\bawait\b/.test(code));
  });
  const [before = '', after = ''] = written.join('\n').split(mark);
  return around(before, code, after);
}

/** Stands for the sample while the code around it is written. No source contains this character. */
const mark = '\0';

function around(before: string, code: string, after: string): ComposedSketch {
  const start = before.length;
  return { source: before + code + after, start, end: start + code.length };
}

/** The sample's own code, after something within it was changed in the whole sketch. */
export function sampleIn(changed: string, { source, start, end }: ComposedSketch): string {
  return changed.slice(start, changed.length - (source.length - end));
}

/**
 * A diagnosis of the whole sketch, as a reader of the sample sees it: a place outside of the sample
 * is dropped, and so is a rescue, which may change code that the reader does not see.
 */
export function diagnosisInSample(
  diagnosis: Diagnosis | undefined,
  { source, start, end }: ComposedSketch,
): Diagnosis | undefined {
  if (!diagnosis) return undefined;
  const { line, column, ...rest } = diagnosis;
  delete rest.repair;
  if (line === undefined) return rest;
  const own = line - countLines(source.slice(0, start)) + 1;
  const isWithin = own >= 1 && own <= countLines(source.slice(start, end));
  return isWithin ? { ...rest, line: own, ...(column !== undefined && { column }) } : rest;
}

function countLines(text: string): number {
  return text.split('\n').length;
}

function block(code: string): string {
  return `{\n${code}\n}`;
}

function writeFunction(name: string, body: string, waits = false): string {
  return `${waits ? 'async ' : ''}function ${name}() {\n${body}\n}`;
}

function definesFunction(code: string, name: string): boolean {
  return new RegExp(`^(?:async )?function ${name}\\b`, 'm').test(code);
}
