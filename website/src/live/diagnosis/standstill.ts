import { pages } from './pages';
import type { Rule } from './Rule';
import { misspelling } from './misspelling';
import { nearest } from './nearest';
import { nodesOf, type Sketch } from './sketch';

/** A sketch that does not come to draw, though no error was thrown. */
export const standstill: Rule = ({ message }, sketch) => {
  const link = pages.noFrame;
  if (message.startsWith('This sketch draws nothing yet')) {
    return { ...(misspeltCallback(sketch) ?? { hint: howToBegin(sketch) }), link };
  }
  if (message.startsWith('This sketch has no draw()')) {
    const hint =
      'Move what draws from setup() into draw(). To draw a single frame, call noLoop() in setup().';
    return { ...(misspeltCallback(sketch) ?? { hint }), link };
  }
  if (message.startsWith('The sketch has not begun')) {
    const hint =
      'If it waits for a file, the console may say why that does not come. If it waits for something else, give it time.';
    return { hint, link };
  }
  return undefined;
};

function howToBegin(sketch: Sketch): string {
  const isModule = nodesOf(sketch, 'ImportDeclaration', 'ExportDeclaration').length > 0;
  return isModule
    ? 'Functions of a module are not global, so p5.js does not see them. Write window.setup = setup; and window.draw = draw;, or use instance mode.'
    : 'Write a setup() that makes a canvas, createCanvas(400, 400, WEBGL), and a draw() that draws on it.';
}

/** Looks for a misspelt setup() or draw(), such as `function drow() { … }`. */
function misspeltCallback(sketch: Sketch) {
  const declared = nodesOf(sketch, 'FunctionDeclaration').flatMap(
    (declaration) => declaration.getChild('VariableDefinition') ?? [],
  );
  const names = declared.map(sketch.read);
  const missing = ['setup', 'draw'].filter((name) => !names.includes(name));
  for (const node of declared) {
    const meant = nearest(sketch.read(node), missing);
    if (meant !== undefined) return misspelling(meant, node);
  }
  return undefined;
}
