import type { SyntaxNode } from '@lezer/common';
import { membersOf, type Knowledge } from '../editor/completions/knowledge';
import { argumentNodes, childrenOf, stringValue } from '../editor/completions/syntax';
import { calledBy, choose } from '../editor/completions/typeOf';
import { placeOf } from '../source/places';
import { loadInSetup, preloadIsNotCalled, preloadOf } from './files';
import { misspelling, nearest } from './misspelling';
import { isFormerOption, olderCode } from './olderVersions';
import type { Diagnosis } from './Problem';
import { nodesOf, readSketch, type Sketch } from './sketch';

/** Types of renderer options that plugins may extend, so that an unknown option may be right. */
const openOptions = new Set(['AsciiRendererOptions', 'FeatureAsciiRendererOptions']);

/** Finds mistakes that throw nothing: they just have no effect. */
export function lintWith(source: string, knowledge: Knowledge): Diagnosis[] {
  const sketch = readSketch(source, knowledge);
  const found = [
    ...olderCode(sketch),
    ...unknownOptions(sketch),
    ...uncalledFunctions(sketch),
    ...deadPreload(sketch),
  ];
  return found.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/** Finds unknown options, as in `edge.update({ sampleThreshhold: 4 })`. */
export function unknownOptions(sketch: Sketch): Diagnosis[] {
  return nodesOf(sketch, 'CallExpression').flatMap((call) => {
    const given = argumentNodes(call);
    const values = given.map((node) => stringValue(node, sketch.read));
    return (calledBy(call, sketch)?.takes ?? []).flatMap(({ at, options }) => {
      const type = choose(options, values);
      const object = given[at];
      const isKnown = type !== undefined && !openOptions.has(type);
      return isKnown && object?.name === 'ObjectExpression'
        ? unknownKeys(object, type, sketch)
        : [];
    });
  });
}

function unknownKeys(object: SyntaxNode, type: string, sketch: Sketch): Diagnosis[] {
  const known = membersOf(sketch.knowledge, type).map(({ name }) => name);
  return childrenOf(object).flatMap((property) => {
    const key = property.getChild('PropertyDefinition') ?? property.getChild('String');
    // `[computed]` keys and `...spread` have no name. A `String` may also be the value of a
    // property.
    if (!key || key.from !== property.from) return [];
    const name = stringValue(key, sketch.read) ?? sketch.read(key);
    if (known.includes(name) || isFormerOption(name)) return [];
    const meant = nearest(name, known);
    const advice = meant
      ? misspelling(meant, isShorthand(property) ? undefined : key)
      : { hint: `The options are: ${known.join(', ')}.` };
    const message = `There is no option “${name}”, so it has no effect.`;
    return [{ message, ...placeOf(sketch.source, key.from), ...advice, topic: 'noEffect' }];
  });
}

/**
 * Whether a property is a shorthand, such as `{ invert }`. It shares its name with a variable, so
 * it is not corrected.
 */
function isShorthand(property: SyntaxNode): boolean {
  return property.firstChild?.nextSibling === null;
}

/** Finds functions that nothing calls because of a misspelt name: `function setupAscify() {}`. */
export function uncalledFunctions(sketch: Sketch): Diagnosis[] {
  const { knowledge, read, tree, source } = sketch;
  const callbacks = [...knowledge.globals.values()]
    .filter(({ kind }) => kind === 'callback')
    .map(({ name }) => name);
  const used = new Set(nodesOf(sketch, 'VariableName').map(read));
  const declared = childrenOf(tree.topNode)
    .filter(({ name }) => name === 'FunctionDeclaration')
    .flatMap((declaration) => declaration.getChild('VariableDefinition') ?? []);
  const names = new Set(declared.map(read));
  return declared.flatMap((node) => {
    const name = read(node);
    const isKnown = knowledge.globals.has(name);
    if (isKnown || used.has(name)) return [];
    const meant = nearest(name, callbacks);
    if (meant === undefined || names.has(meant) || !isSlip(name, meant)) return [];
    const topic = meant.endsWith('Asciify') ? { topic: 'neverCalled' as const } : {};
    const message = `Nothing calls the function “${name}”.`;
    return [{ message, ...placeOf(source, node.from), ...misspelling(meant, node), ...topic }];
  });
}

/** Finds `function preload() { … }` on p5.js 2.x, which never calls it. */
function deadPreload(sketch: Sketch): Diagnosis[] {
  const node = preloadOf(sketch);
  if (!node) return [];
  const place = placeOf(sketch.source, node.from);
  return [{ message: preloadIsNotCalled, ...place, hint: loadInSetup, topic: 'files' }];
}

/**
 * Whether a name is likely a misspelt one. Short names resemble one another by chance: `draw` and
 * `drag`.
 */
function isSlip(name: string, meant: string): boolean {
  return name.toLowerCase() === meant.toLowerCase() || meant.length >= 8;
}
