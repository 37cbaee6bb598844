import type { FunctionName, Place } from './planSample';

/** The sketch that fragments are part of: a box that turns. */
const standard: Readonly<Record<FunctionName, string>> = {
  setup: 'createCanvas(windowWidth, windowHeight, WEBGL);',
  setupAsciify: '',
  draw: `background(0);
rotateX(frameCount * 0.05);
rotateZ(frameCount * 0.02);
fill(255);
box(width * 0.5, height * 0.2, height * 0.2);`,
  drawAsciify: '',
};

/** Completes a sample to a sketch. */
export function composeSketch(code: string, place: Place): string {
  const functions = Object.entries(standard);
  // In instance mode it brings its own functions.
  if (/\bnew p5\(/.test(code)) return code;
  if (place === 'top') {
    const missing = functions.filter(([name]) => !definesFunction(code, name));
    return [...missing.map(([name, body]) => writeFunction(name, body)), code].join('\n');
  }
  const written = functions.map(([name, body]) =>
    // The canvas has to be there first, and the box keeps its own transformations.
    writeFunction(
      name,
      ...(name !== place ? [body] : name === 'draw' ? [block(code), body] : [body, block(code)]),
    ),
  );
  return written.join('\n');
}

function block(code: string): string {
  return `{\n${code}\n}`;
}

function writeFunction(name: string, ...statements: string[]): string {
  const body = statements.join('\n');
  return `${/\bawait\b/.test(body) ? 'async ' : ''}function ${name}() {\n${body}\n}`;
}

function definesFunction(code: string, name: string): boolean {
  return new RegExp(`^(?:async )?function ${name}\\b`, 'm').test(code);
}
