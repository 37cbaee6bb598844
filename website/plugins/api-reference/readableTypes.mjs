// This file is JavaScript so that TypeDoc imports it itself: `instanceof` below needs the very
// classes that TypeDoc uses.
import {
  ArrayType,
  Converter,
  IntersectionType,
  LiteralType,
  makeRecursiveVisitor,
  IntrinsicType,
  ReferenceType,
  TupleType,
  TypeOperatorType,
  UnionType,
} from 'typedoc';

/** Types of p5.js that stand in signatures, and where they are described. */
const p5Types = new Map([
  ['p5', 'https://p5js.org/reference/p5/p5/'],
  ['Color', 'https://p5js.org/reference/p5/p5.Color/'],
  ['Font', 'https://p5js.org/reference/p5/p5.Font/'],
  ['Framebuffer', 'https://p5js.org/reference/p5/p5.Framebuffer/'],
  ['Graphics', 'https://p5js.org/reference/p5/p5.Graphics/'],
]);

/** Conditional types such as `RendererOf<Name>`, and the types to which they can resolve. */
const alternatives = new Map([
  ['RendererOf', ['P5AsciifyBrightnessRenderer', 'P5AsciifyEdgeRenderer', 'P5AsciifyRenderer2D']],
  [
    'RendererOptionsOf',
    ['BrightnessAsciiRendererOptions', 'EdgeAsciiRendererOptions', 'FeatureAsciiRendererOptions'],
  ],
]);

/**
 * A TypeDoc plugin: signatures name types that readers know or can look up.
 *
 * @param {import('typedoc').Application} app
 */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const visitor = makeRecursiveVisitor({ reference: linkToP5, union: simplify });
    for (const reflection of Object.values(project.reflections)) {
      if (!reflection.isDeclaration() && !reflection.isSignature() && !reflection.isParameter()) {
        continue;
      }
      if (!reflection.type) continue;
      reflection.type = withAlternatives(reflection.type, project);
      if (reflection.isParameter()) reflection.type = withWords(reflection.type);
      reflection.type.visit(visitor);
    }
  });
}

/** @param {ReferenceType} type */
function linkToP5(type) {
  if (type.package !== '@types/p5') return;
  // The compiler's name for the class that `@types/p5` exports as the module itself is `__module`.
  type.name = type.name === '__module' ? 'p5' : type.name.replace(/^p5\./, '');
  type.externalUrl = p5Types.get(type.name);
}

/** @param {UnionType} type */
function simplify(type) {
  nameWords(type);
  joinTuples(type);
}

/**
 * Words come first, in place of the name of a type that stands for them. A plugin may know other
 * words, for which the compiler has a type that says nothing to readers: `string & Record<never, never>`.
 *
 * @param {UnionType} type
 */
function nameWords(type) {
  const parts = type.types
    .filter((part) => !(part instanceof IntersectionType && part.types.some(isString)))
    .flatMap((part) => wordsOf(part) ?? [part]);
  type.types = [...parts.filter(isWord), ...parts.filter((part) => !isWord(part))];
}

/** @param {import('typedoc').SomeType} type */
function isString(type) {
  return type instanceof IntrinsicType && type.name === 'string';
}

/** @param {import('typedoc').SomeType} type */
function isWord(type) {
  return type instanceof LiteralType && typeof type.value === 'string';
}

/**
 * A colour may be one to four numbers. The compiler has a tuple for each, and readers one array.
 *
 * @param {UnionType} type
 */
function joinTuples(type) {
  const others = type.types.filter((part) => !isTupleOfNumbers(part));
  if (type.types.length - others.length < 2) return;
  type.types = [...others, new ArrayType(new IntrinsicType('number'))];
}

/** @param {import('typedoc').SomeType} type */
function isTupleOfNumbers(type) {
  const tuple = type instanceof TypeOperatorType ? type.target : type;
  if (!(tuple instanceof TupleType)) return false;
  return tuple.elements.every((element) => {
    const { element: number } = element.type === 'namedTupleMember' ? element : { element };
    return number instanceof IntrinsicType && number.name === 'number';
  });
}

/**
 * @param {import('typedoc').SomeType} type
 * @param {import('typedoc').ProjectReflection} project
 */
function withAlternatives(type, project) {
  const parts = type instanceof UnionType ? type.types : [type];
  const known = parts.map((part) =>
    part instanceof ReferenceType ? alternatives.get(part.name) : undefined,
  );
  if (known.every((names) => names === undefined)) return type;
  return new UnionType(
    parts.flatMap((part, i) => known[i]?.map((name) => referenceTo(name, project)) ?? [part]),
  );
}

/**
 * The words that a parameter may be, in place of the name of a type that stands for them.
 *
 * @param {import('typedoc').SomeType} type
 * @returns {import('typedoc').SomeType}
 */
function withWords(type) {
  if (type instanceof ArrayType) return new ArrayType(withWords(type.elementType));
  if (type instanceof TypeOperatorType) {
    return new TypeOperatorType(withWords(type.target), type.operator);
  }
  const words = wordsOf(type);
  return words ? new UnionType(words) : type;
}

/**
 * The words for which the name of a type stands, if it stands for words only.
 *
 * @param {import('typedoc').SomeType} type
 */
function wordsOf(type) {
  const { reflection } = type instanceof ReferenceType ? type : {};
  const words = reflection?.isDeclaration() ? reflection.type : undefined;
  return words instanceof UnionType && words.types.every(isWord) ? words.types : undefined;
}

/**
 * @param {string} name
 * @param {import('typedoc').ProjectReflection} project
 */
function referenceTo(name, project) {
  const found = Object.values(project.reflections).find((reflection) => reflection.name === name);
  if (!found) throw new Error(`readableTypes: the API reference has no type "${name}".`);
  return ReferenceType.createResolvedReference(name, found, project);
}
