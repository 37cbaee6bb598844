import type { SyntaxNode } from '@lezer/common';
import { stringValue } from '../editor/completions/syntax';
import { placeOf } from '../source/places';
import { nodesOf, type Explanation, type Rule, type Sketch } from './sketch';

/** What to do instead, by the function that asks for the file. */
const instead: readonly [loader: RegExp, advice: string][] = [
  [
    /^(loadImage|createImg)$/,
    'Or draw the image in code, for example with createGraphics(), or write it into the sketch as a data URL.',
  ],
  [/^loadFont$/, 'Or write the font into the sketch as a data URL, or use the default font.'],
  [
    /^(loadJSON|loadStrings|loadTable|loadXML|loadBytes|httpGet|httpDo|fetch)$/,
    'Or write the data into the sketch, as an array or an object.',
  ],
  [/^loadModel$/, 'Or build the shape in code, for example with buildGeometry().'],
  [/^loadShader$/, 'Or write both shaders into the sketch, and give them to createShader().'],
];

const inGeneral = 'Or write its content into the sketch, for example as a data URL.';

/** Says what to do about a file that the sketch asks for and that nobody has added. */
export function missingFile(name: string, sketch: Sketch): Explanation {
  const text = nodesOf(sketch, 'String').find((node) => asksFor(name, node, sketch));
  const loader = text && callAround(text, sketch);
  const advice = instead.find(([pattern]) => pattern.test(loader ?? ''))?.[1] ?? inGeneral;
  return {
    hint: `Add the file with the button Files below the code. ${advice} On your own page, put the file next to your sketch.`,
    topic: 'files',
    ...(text && placeOf(sketch.source, text.from)),
  };
}

/**
 * Whether a string literal asks for a file. Prefixes such as `./` or `/` are ignored, because the
 * name of the missing file may be written without them.
 */
function asksFor(name: string, node: SyntaxNode, { read }: Sketch): boolean {
  const text = stringValue(node, read)?.replace(/^(\.{0,2}\/)+/, '') ?? '';
  return text !== '' && (name === text || name.endsWith(`/${text}`));
}

function callAround({ parent }: SyntaxNode, { read }: Sketch): string | undefined {
  const call = parent?.name === 'ArgList' ? parent.parent : undefined;
  return call?.firstChild ? read(call.firstChild).split('.').at(-1) : undefined;
}

export const preloadIsNotCalled = 'p5.js 2.x does not call preload().';

/** Something that `preload()` should have loaded is missing, on a p5.js that never calls it. */
export const uncalledPreload: Rule = ({ message }, sketch) =>
  /undefined|null/.test(message) && preloadOf(sketch)
    ? { hint: `${preloadIsNotCalled} ${loadInSetup}`, topic: 'files' }
    : undefined;

export const loadInSetup =
  'Make setup() an async function, and load the file there, as in img = await loadImage(…).';

/**
 * The name node of a declared `preload()` on a p5.js that never calls it (2.x). `undefined` also
 * when the names of p5.js are not known, because they could not be loaded.
 */
export function preloadOf(sketch: Sketch): SyntaxNode | undefined {
  const { globals } = sketch.knowledge;
  if (!globals.has('setup') || globals.has('preload')) return undefined;
  return nodesOf(sketch, 'FunctionDeclaration')
    .flatMap((declaration) => declaration.getChild('VariableDefinition') ?? [])
    .find((node) => sketch.read(node) === 'preload');
}
