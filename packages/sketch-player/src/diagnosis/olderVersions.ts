/** Finds names of earlier versions of p5.asciify in a sketch, and says what to write instead. */
import type { SyntaxNode } from '@lezer/common';
import { argumentNodes, stringValue } from '../editor/completions/syntax';
import { placeOf } from '../source/places';
import { formerNames, type FormerName, type FormerUse } from './formerNames';
import type { Diagnosis, Fix } from './Problem';
import {
  declaredIn,
  isOfLibrary,
  isWholeStatement,
  methodCallsIn,
  objectOf,
  propertiesOf,
} from './repair/read';
import { nodeAt, nodesOf, type Explanation, type Rule, type Sketch } from './sketch';

/** A place in a sketch that uses a former name. */
interface Found {
  former: FormerName;
  name: string;
  node: SyntaxNode;
}

/** The nodes in which a sketch uses a name. */
type Finder = (name: string, sketch: Sketch) => SyntaxNode[];

const finders: Readonly<Record<FormerUse, Finder>> = {
  function: (name, sketch) => {
    if (declaredIn(sketch).has(name)) return [];
    const alone = nodesOf(sketch, 'VariableName').filter((node) => sketch.read(node) === name);
    return [...alone, ...membersIn(name, sketch).map(({ property }) => property)];
  },
  manager: (name, sketch) =>
    membersIn(name, sketch)
      .filter(({ object }) => sketch.read(object) === 'p5asciify')
      .map(({ whole }) => whole),
  member: (name, sketch) =>
    membersIn(name, sketch)
      .filter(({ object }) => isOfLibrary(object, sketch))
      .map(({ property }) => property),
  option: (name, sketch) =>
    methodCallsIn(sketch, 'update', 'updateOptions', 'add').flatMap(({ object, args }) => {
      const options = isOfLibrary(object, sketch) ? objectOf(args.at(-1), sketch) : undefined;
      const properties = options ? propertiesOf(options, sketch) : [];
      return properties.filter((each) => each.name === name).map(({ nameNode }) => nameNode);
    }),
  renderer: (name, sketch) => {
    // A plugin, or the sketch itself, may have given the name to a renderer.
    if (/\bregister(Plugin)?\(/.test(sketch.source)) return [];
    const nameOf = (node: SyntaxNode | undefined) => stringValue(node, sketch.read);
    const added = methodCallsIn(sketch, 'add').map(({ args: [first] }) => nameOf(first));
    const calls = methodCallsIn(sketch, 'get', 'renderer', 'add', 'enable', 'disable');
    return calls.flatMap(({ object, name: method, args: [first, second] }) => {
      const isAdding = method === 'add';
      const node = isAdding ? second : first;
      if (!node || nameOf(node) !== name || !isOfLibrary(object, sketch)) return [];
      return isAdding || !added.includes(name) ? [node] : [];
    });
  },
  value: (name, sketch) =>
    callsOf(name, sketch)
      .filter(({ call }) => argumentNodes(call).length === 0 && !isWholeStatement(call))
      .map(({ property }) => property),
  spread: (name, sketch) =>
    callsOf(name, sketch)
      .filter(({ call }) => call.prevSibling?.name === 'Spread')
      .map(({ property }) => property),
};

/** The places where a member of any object is used. */
function membersIn(name: string, sketch: Sketch) {
  return nodesOf(sketch, 'PropertyName').flatMap((property) => {
    const whole = property.parent;
    const object = whole?.firstChild;
    const isUsed = whole?.name === 'MemberExpression' && sketch.read(property) === name;
    return isUsed && object ? [{ whole, object, property }] : [];
  });
}

/** The calls of a method of the library. */
function callsOf(name: string, sketch: Sketch) {
  return membersIn(name, sketch).flatMap(({ whole, object, property }) => {
    const call = whole.parent;
    const isCalled = call?.name === 'CallExpression' && call.firstChild?.to === whole.to;
    return isCalled && isOfLibrary(object, sketch) ? [{ call, property }] : [];
  });
}

function findIn(sketch: Sketch): Found[] {
  return formerNames.flatMap((former) =>
    former.names.flatMap((name) =>
      finders[former.use](name, sketch).map((node) => ({ former, name, node })),
    ),
  );
}

/** Finds names of earlier versions before they throw, and those that throw nothing. */
export function olderCode(sketch: Sketch): Diagnosis[] {
  return findIn(sketch).map(({ former, name, node }) => ({
    message: `“${name}” is from a version of p5.asciify before ${former.gone}.`,
    ...placeOf(sketch.source, node.from),
    hint: plain(former.now),
    topic: 'olderVersion',
    ...fixOf(former, node),
  }));
}

/** Whether an option had this name in an earlier version. */
export function isFormerOption(name: string): boolean {
  return formerNames.some(({ use, names }) => use === 'option' && names.includes(name));
}

/** An error that the name of an earlier version caused: `setAsciiOptions is not defined`. */
export const formerName: Rule = (problem, sketch) => {
  const words = new Set(problem.message.match(/[\w$]+/g));
  const found = findIn(sketch);
  const named = found.filter(({ name }) => words.has(name));
  const [cause] = named;
  if (cause) {
    const same = named.filter(({ former }) => former === cause.former).map(({ node }) => node);
    return explain(cause.former, cause.name, nodeAt(same, problem, sketch));
  }
  if (/\b(undefined|null)\b/.test(problem.message)) {
    // Browsers name the property that was read, but not always the missing object.
    const missing = found.filter(({ former: { use } }) => use === 'manager' || use === 'member');
    const inLine = missing.find(
      ({ node }) => placeOf(sketch.source, node.from).line === problem.line,
    );
    if (inLine) return explain(inLine.former, inLine.name, inLine.node);
  }
  return explainMissing(problem.message);
};

/**
 * A function that is missing, although the sketch does not show that its object is the library's,
 * as in `for (const it of list) it.updateOptions({})`.
 */
function explainMissing(message: string): Explanation | undefined {
  const name = /([\w$]+) is not (?:defined|a function)|Can't find variable: ([\w$]+)/.exec(message);
  const missing = name?.[1] ?? name?.[2] ?? '';
  const former = formerNames.find(
    ({ names, use }) => (use === 'function' || use === 'member') && names.includes(missing),
  );
  return former && explain(former, missing, undefined);
}

function explain(former: FormerName, name: string, node: SyntaxNode | undefined): Explanation {
  const hint = `“${name}” is from a version of p5.asciify before ${former.gone}. ${plain(former.now)}`;
  return { hint, topic: 'olderVersion', ...(node && fixOf(former, node)) };
}

function fixOf({ rename }: FormerName, { name, from, to, parent }: SyntaxNode): { fix?: Fix } {
  // A shorthand property shares its name with a variable, which must not be renamed.
  const isShorthand = parent?.name === 'Property' && parent.firstChild?.nextSibling === null;
  if (rename === undefined || isShorthand) return {};
  const quotes = name === 'String' ? 1 : 0;
  return {
    fix: { label: `Change to ${rename}`, from: from + quotes, to: to - quotes, insert: rename },
  };
}

const plain = (text: string): string => text.replaceAll('`', '');
