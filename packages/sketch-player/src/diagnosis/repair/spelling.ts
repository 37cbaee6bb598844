/** Corrects misspelt names, options and values. */
import { membersOf } from '../../editor/completions/knowledge';
import { argumentNodes, stringValue } from '../../editor/completions/syntax';
import { calledBy, typeOf } from '../../editor/completions/typeOf';
import { uncalledFunctions, unknownOptions } from '../lint';
import { nearest, setterOf } from '../misspelling';
import type { Diagnosis } from '../Problem';
import { nodesOf, type Sketch } from '../sketch';
import { replace } from './edits';
import { callbackOf, callsIn, instanceOf, p5NamesIn } from './read';
import type { Edit, RepairRule } from './RepairRule';

const fixesOf = (found: readonly Diagnosis[]): Edit[] => found.flatMap(({ fix }) => fix ?? []);

/** The names that the sketch gives values to without declaring them. */
function assignedIn(sketch: Sketch): ReadonlySet<string> {
  const targets = nodesOf(sketch, 'AssignmentExpression').flatMap(({ firstChild }) => {
    const node =
      firstChild?.name === 'MemberExpression' ? firstChild.getChild('PropertyName') : firstChild;
    return node ? [sketch.read(node)] : [];
  });
  return new Set(targets);
}

function isUnknown(name: string, sketch: Sketch, assigned: ReadonlySet<string>): boolean {
  const isOfLibrary = sketch.knowledge.globals.has(name) || assigned.has(name);
  return !isOfLibrary && !(instanceOf(sketch) === undefined && name in globalThis);
}

function functions(sketch: Sketch): Edit[] {
  const assigned = assignedIn(sketch);
  const known = namesOf(sketch, /^(function|class)$/);
  return callsIn(sketch).flatMap(({ name, nameNode }) => {
    if (!isUnknown(name, sketch, assigned)) return [];
    const meant = nearest(name, known);
    return meant === undefined ? [] : [replace(nameNode, meant)];
  });
}

function constants(sketch: Sketch): Edit[] {
  const assigned = assignedIn(sketch);
  const known = namesOf(sketch, /^constant$/);
  return p5NamesIn(sketch).flatMap(({ name, node }) => {
    const isConstant = /^[A-Z][A-Z\d_]{3,}$/.test(name);
    const meant =
      isConstant && isUnknown(name, sketch, assigned) ? nearest(name, known) : undefined;
    return meant === undefined ? [] : [replace(node, meant)];
  });
}

function variables(sketch: Sketch): Edit[] {
  const assigned = assignedIn(sketch);
  const known = namesOf(sketch, /^variable$/).filter((name) => name.length >= 5);
  return p5NamesIn(sketch).flatMap(({ name, node }) => {
    // Only capitals are wrong, or the name is long enough to be no other word.
    const meant = isUnknown(name, sketch, assigned) ? nearest(name, known) : undefined;
    const isSure = meant?.toLowerCase() === name.toLowerCase() || name.length >= 6;
    const isCalled = node.parent?.name === 'CallExpression';
    return meant === undefined || !isSure || isCalled ? [] : [replace(node, meant)];
  });
}

function namesOf({ knowledge }: Sketch, kinds: RegExp): string[] {
  return [...knowledge.globals.values()]
    .filter(({ kind }) => kinds.test(kind))
    .map(({ name }) => name);
}

function callbacks(sketch: Sketch): Edit[] {
  const found = fixesOf(uncalledFunctions(sketch));
  if (found.length > 0) return found;
  // Their names are short, so they count only where a sketch has no such function at all.
  const used = new Set(nodesOf(sketch, 'VariableName').map(sketch.read));
  const missing = ['setup', 'draw'].filter((name) => !callbackOf(sketch, name));
  const declared = sketch.tree.topNode
    .getChildren('FunctionDeclaration')
    .flatMap((node) => node.getChild('VariableDefinition') ?? [])
    .filter(
      (node) => !used.has(sketch.read(node)) && !sketch.knowledge.globals.has(sketch.read(node)),
    );
  return declared.flatMap((node) => {
    const meant = nearest(sketch.read(node), missing);
    return meant === undefined ? [] : [replace(node, meant)];
  });
}

/** Misspelt members of library objects. The types of p5.js objects are seldom certain. */
function members(sketch: Sketch): Edit[] {
  return nodesOf(sketch, 'MemberExpression').flatMap((node) => {
    const property = node.getChild('PropertyName');
    const object = node.firstChild;
    const type = property && object ? typeOf(object, sketch) : undefined;
    if (!property || type === undefined || !/^P5Asciif/.test(type)) return [];
    const names = membersOf(sketch.knowledge, type).map(({ name }) => name);
    const name = sketch.read(property);
    const isAssigned = node.nextSibling?.name === 'Equals';
    if (names.length === 0 || names.includes(name) || isAssigned || name in Object.prototype)
      return [];
    const meant = setterOf(name, names) ?? nearest(name, names);
    return meant === undefined ? [] : [replace(property, meant)];
  });
}

/** Strings that an argument has to be one of. */
function values(sketch: Sketch): Edit[] {
  return nodesOf(sketch, 'CallExpression').flatMap((call) => {
    const given = argumentNodes(call);
    return (calledBy(call, sketch)?.takes ?? []).flatMap(({ at, values: allowed = [] }) => {
      const node = given[at];
      const value = stringValue(node, sketch.read);
      if (!node || value === undefined || allowed.length === 0 || allowed.includes(value))
        return [];
      if (isNamed(value, sketch)) return [];
      const meant = nearest(value, allowed);
      return meant === undefined ? [] : [replace({ from: node.from + 1, to: node.to - 1 }, meant)];
    });
  });
}

/** Whether a string occurs elsewhere, as the name that the sketch has given to a renderer does. */
function isNamed(value: string, sketch: Sketch): boolean {
  const same = nodesOf(sketch, 'String').filter((node) => stringValue(node, sketch.read) === value);
  return same.some((node) => {
    const call = node.parent?.parent;
    const name = call?.firstChild?.getChild('PropertyName');
    return name !== null && name !== undefined && /^(add|register\w*)$/.test(sketch.read(name));
  });
}

export const spellingRules: readonly RepairRule[] = [
  {
    id: 'spelling-callbacks',
    says: 'Nothing calls a function, because its name is misspelt.',
    before: 'function setupAscify() {}',
    after: 'function setupAsciify() {}',
    find: callbacks,
  },
  {
    id: 'spelling-functions',
    says: 'A function has a misspelt name.',
    before: 'elipse(50, 50, 80);',
    after: 'ellipse(50, 50, 80);',
    find: functions,
  },
  {
    id: 'spelling-constants',
    says: 'A constant has a misspelt name.',
    before: 'rectMode(CENTRE);',
    after: 'rectMode(CENTER);',
    find: constants,
  },
  {
    id: 'spelling-variables',
    says: 'A variable of p5.js has a misspelt name.',
    before: 'circle(mousex, mouseY, 50);',
    after: 'circle(mouseX, mouseY, 50);',
    find: variables,
  },
  {
    id: 'spelling-methods',
    says: 'A method of the library has a misspelt name.',
    before: 'p5asciifier.fontsize(8);',
    after: 'p5asciifier.fontSize(8);',
    find: members,
  },
  {
    id: 'spelling-options',
    says: 'An option has a misspelt name, so it has no effect.',
    before: "p5asciifier.renderer('edge').update({ sampleThreshhold: 4 });",
    after: "p5asciifier.renderer('edge').update({ sampleThreshold: 4 });",
    find: (sketch) => fixesOf(unknownOptions(sketch)),
  },
  {
    id: 'spelling-values',
    says: 'A string that has to be one of a few words is misspelt.',
    before: "p5asciifier.renderer('brightnes').enable();",
    after: "p5asciifier.renderer('brightness').enable();",
    find: values,
  },
];
