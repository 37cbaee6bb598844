/** Finds the symbol that a piece of inline code in a guide means, such as `toJSON()`. */
import { partsOf, rootOf, type LibrarySurface, type SymbolId } from './references';

/**
 * Names that p5.js or JavaScript also has, so that they mean the library's member only behind the
 * name of their owner: `p5asciifier.background()`.
 */
const common = new Set(
  (
    'add background clear contrast create disable enable enabled fill font get has invert remove ' +
    'rotation setup swap texture toString transforms update'
  ).split(' '),
);

/**
 * The symbol that a code means.
 *
 * A name alone must belong to a single declaration, and p5.js and JavaScript must not have it as
 * well. Behind `p5asciify`, `p5asciifier` or the name of a type, the name is looked up there:
 * `p5asciifier.renderers().add()`.
 *
 * @param used The symbols that the samples of the page use. If a name could mean several symbols,
 *   it means the one of them that the samples use.
 * @returns Nothing for code that means nothing of the library, or could mean several symbols.
 */
export function symbolMeant(
  code: string,
  surface: LibrarySurface,
  used: readonly SymbolId[] = [],
): SymbolId | undefined {
  const steps = stepsOf(code);
  const [first, ...rest] = steps ?? [];
  if (!first) return undefined;
  if (Object.hasOwn(surface, first.name)) return followed(first, rest, surface);
  // The guides write `fontManager.glyphColor()` for short, where `fontManager` is a member.
  const start = alone(first, surface, used);
  return start === undefined ? undefined : followedFrom(start, rest, surface);
}

/** A name, and whether it is called. */
interface Step {
  name: string;
  isCalled: boolean;
}

/** Splits `p5asciifier.renderers().add('a', 'b')` at its dots; nothing for any other code. */
function stepsOf(code: string): Step[] | undefined {
  const plain = code.replace(/\([^()]*\)/g, '()').replace(/;$/, '');
  if (!/^[\w$]+(?:\(\))?(?:\.[\w$]+(?:\(\))?)*$/.test(plain)) return undefined;
  return plain.split('.').map((step) => ({
    name: step.replace('()', ''),
    isCalled: step.endsWith('()'),
  }));
}

function followed(first: Step, rest: readonly Step[], surface: LibrarySurface) {
  const symbol = surface[first.name];
  if (first.isCalled !== (symbol?.kind === 'function')) return undefined;
  if (rest.length === 0) return first.name;
  const type = symbol?.kind === 'type' ? first.name : symbol?.gives;
  return type === undefined ? undefined : follow(type, rest, surface);
}

function followedFrom(id: SymbolId, rest: readonly Step[], surface: LibrarySurface) {
  if (rest.length === 0) return id;
  const type = surface[id]?.gives;
  return type === undefined ? undefined : follow(type, rest, surface);
}

/** The member at the end of a chain that starts at a value of a type. */
function follow(type: string, steps: readonly Step[], surface: LibrarySurface) {
  let owner: string | undefined = type;
  let id: SymbolId | undefined;
  for (const step of steps) {
    id = owner === undefined ? undefined : memberOf(owner, step, surface);
    if (id === undefined) return undefined;
    owner = surface[id]?.gives;
  }
  return id;
}

/** The member of a type, or of a type that it extends. */
function memberOf(type: string, step: Step, surface: LibrarySurface): SymbolId | undefined {
  const id = `${type}.${step.name}`;
  if (Object.hasOwn(surface, id)) return fits(id, step, surface) ? id : undefined;
  const [base] = surface[type]?.extends ?? [];
  return base === undefined ? undefined : memberOf(base, step, surface);
}

/** The member that a name means without its owner. */
function alone(
  step: Step,
  surface: LibrarySurface,
  used: readonly SymbolId[],
): SymbolId | undefined {
  if (common.has(step.name)) return undefined;
  // A plain word such as `width` is more likely a variable of the reader's sketch.
  if (!step.isCalled && !/[a-z][A-Z]/.test(step.name)) return undefined;
  const found = Object.keys(surface).filter(
    (id) => partsOf(id)[1] === step.name && fits(id, step, surface),
  );
  return (
    theOne(found, surface) ??
    theOne(
      found.filter((id) => used.includes(id)),
      surface,
    )
  );
}

/**
 * The member that several declarations are of. A type that extends another may declare a member
 * anew: the first declaration stands for both.
 */
function theOne(ids: readonly SymbolId[], surface: LibrarySurface): SymbolId | undefined {
  const roots = new Set(ids.map((id) => rootOf(surface, partsOf(id)[0])));
  return roots.size === 1 ? ids[0] : undefined;
}

/** Methods are written with parentheses, and nothing else is. */
function fits(id: SymbolId, { isCalled }: Step, surface: LibrarySurface): boolean {
  return isCalled === (surface[id]?.kind === 'method');
}
