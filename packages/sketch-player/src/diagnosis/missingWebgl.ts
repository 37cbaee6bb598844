import type { SyntaxNode } from '@lezer/common';
import { argumentNodes } from '../editor/completions/syntax';
import type { Fix } from './Problem';
import { nodesOf, type Rule, type Sketch } from './sketch';

const message =
  /needs a (WEBGL canvas|canvas made with WEBGL)|expected a canvas made with WEBGL|only supported in WEBGL mode|Error creating webgl context/;

/**
 * The canvas is not one that p5.asciify can read, or there is none because the browser has no
 * WebGL.
 */
export const missingWebgl: Rule = (problem, sketch) => {
  if (!message.test(problem.message)) return undefined;
  const [call, ...others] = nodesOf(sketch, 'CallExpression').filter((candidate) =>
    /(^|\.)createCanvas$/.test(callee(candidate, sketch)),
  );
  const topic = 'webgl';
  if (!call)
    return { hint: 'Create a canvas in setup() with createCanvas(400, 400, WEBGL).', topic };
  const fix = others.length === 0 ? addWebgl(call, sketch) : undefined;
  const isThere = sketch.read(call).includes('WEBGL');
  const hint = isThere
    ? 'The sketch asks for a WEBGL canvas, but the browser cannot create one. Look for hardware acceleration in the settings of the browser.'
    : 'Pass WEBGL to createCanvas() as the third argument.';
  return { hint, topic, fix };
};

function addWebgl(call: SyntaxNode, sketch: Sketch): Fix | undefined {
  const [width, height, renderer] = argumentNodes(call);
  if (!width || !height) return undefined;
  // In instance mode the constant belongs to the instance, as the function does.
  const webgl = callee(call, sketch).replace(/createCanvas$/, 'WEBGL');
  const label = `Add ${webgl}`;
  if (!renderer) return { label, from: height.to, to: height.to, insert: `, ${webgl}` };
  const isPlain = /(^|\.)P2D$/.test(sketch.read(renderer));
  return isPlain ? { label, from: renderer.from, to: renderer.to, insert: webgl } : undefined;
}

function callee(call: SyntaxNode, { read }: Sketch): string {
  return call.firstChild ? read(call.firstChild) : '';
}
