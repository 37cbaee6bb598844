import type { Progress } from '../protocol/protocol';
import { misspelling, nearest } from './misspelling';
import { nodesOf, type Explanation, type Sketch } from './sketch';

/** Explains why a sketch draws no frame although no error was thrown. */
export function standstill(progress: Progress, sketch: Sketch): Explanation {
  return { ...adviceAt(progress, sketch), topic: 'noFrame' };
}

function adviceAt(progress: Progress, sketch: Sketch): Explanation {
  switch (progress) {
    case 'nothing':
      return misspeltCallback(sketch) ?? { hint: howToBegin(sketch) };
    case 'no draw':
      return (
        misspeltCallback(sketch) ?? {
          hint: 'Move your drawing from setup() into draw(). To draw a single frame, call noLoop() in setup().',
        }
      );
    case 'preload':
    case 'setup':
      return {
        hint: 'If it waits for a file, look for an error in the console. If it waits for something else, give it time.',
      };
    case 'drawing':
      return {};
  }
}

function howToBegin(sketch: Sketch): string {
  const isModule = nodesOf(sketch, 'ImportDeclaration', 'ExportDeclaration').length > 0;
  return isModule
    ? 'Functions of a module are not global, so p5.js does not find them. Write window.setup = setup; and window.draw = draw;, or use instance mode.'
    : 'Write a setup() that creates a canvas with createCanvas(400, 400, WEBGL), and a draw() that draws on it.';
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
