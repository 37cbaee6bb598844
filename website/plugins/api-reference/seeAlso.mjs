// What the entry of a symbol names under "See also" besides the links of its own `@see`: the symbols
// that name it there, and for a type the members that take or give it. So both ends have a link.
// This file is JavaScript so that TypeDoc imports it itself.
import { makeRecursiveVisitor, ReflectionKind } from 'typedoc';

/** @typedef {import('typedoc').Comment} Comment */
/** @typedef {import('typedoc').DeclarationReflection} Declaration */

/** How many symbols an entry names, unless its own `@see` has more. */
const most = 3;

const members = ReflectionKind.Accessor | ReflectionKind.Method;
const types = ReflectionKind.ClassOrInterface | ReflectionKind.Enum | ReflectionKind.TypeAlias;
const values = ReflectionKind.Function | ReflectionKind.Variable;

/** @type {WeakMap<Comment, Declaration[]>} */
const related = new WeakMap();

/**
 * The symbols to name, by the comment of an entry.
 *
 * @param {Comment} comment
 */
export function relatedSymbols(comment) {
  return related.get(comment) ?? [];
}

/**
 * Finds out what is related to what, once all links are resolved.
 *
 * @param {import('typedoc').ProjectReflection} project
 */
export function noteRelatedSymbols(project) {
  const symbols = project
    .getReflectionsByKind(members | types | values)
    .filter((symbol) => symbol.isDeclaration() && !symbol.inheritedFrom)
    .map((symbol) => /** @type {Declaration} */ (symbol));

  /** @type {Map<Declaration, Set<Declaration>>} */
  const named = new Map(symbols.map((symbol) => [symbol, new Set(namedBy(symbol))]));
  /** @type {Map<unknown, Declaration[]>} */
  const users = new Map();
  for (const symbol of symbols.filter((one) => one.kindOf(members | ReflectionKind.Variable))) {
    for (const type of typesIn(symbol)) users.set(type, [...(users.get(type) ?? []), symbol]);
  }

  for (const symbol of symbols) {
    const comment = commentOf(symbol);
    if (!comment) continue;
    const own = named.get(symbol) ?? new Set();
    const naming = symbols.filter((other) => named.get(other)?.has(symbol));
    const using = (users.get(symbol) ?? []).filter((user) => user.parent !== symbol);
    const others = [...new Set([...naming, ...using])].filter((one) => !own.has(one));
    related.set(comment, others.slice(0, Math.max(0, most - own.size)));
  }
}

/** @param {Declaration} symbol */
function commentOf(symbol) {
  return symbol.signatures?.at(-1)?.comment ?? symbol.getSignature?.comment ?? symbol.comment;
}

/**
 * The symbols to which the `@see` of a symbol leads.
 *
 * @param {Declaration} symbol
 */
function namedBy(symbol) {
  const tags = commentOf(symbol)?.getTags('@see') ?? [];
  return tags.flatMap(({ content }) =>
    content.flatMap((part) => {
      if (part.kind !== 'inline-tag' || typeof part.target !== 'object') return [];
      const { target } = part;
      if (!('isDeclaration' in target)) return [];
      const declaration = target.isSignature() ? target.parent : target;
      return declaration.isDeclaration() ? [declaration] : [];
    }),
  );
}

/**
 * The types that a member takes or gives.
 *
 * @param {Declaration} symbol
 */
function typesIn(symbol) {
  const found = new Set();
  const visitor = makeRecursiveVisitor({
    reference: ({ reflection }) => void (reflection && found.add(reflection)),
  });
  const signatures = [...(symbol.signatures ?? []), symbol.getSignature].filter(
    (signature) => signature !== undefined,
  );
  for (const signature of signatures) {
    signature.type?.visit(visitor);
    for (const parameter of signature.parameters ?? []) parameter.type?.visit(visitor);
  }
  symbol.type?.visit(visitor);
  return found;
}
