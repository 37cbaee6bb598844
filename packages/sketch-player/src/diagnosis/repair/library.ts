/** Names and arguments that the library refuses. */
import type { SyntaxNode } from '@lezer/common';
import { stringValue } from '../../editor/completions/syntax';
import { nodesOf, type Sketch } from '../sketch';
import { insertAt, replace } from './edits';
import { declaredIn, isOfLibrary, methodCallsIn, prefixOf } from './read';
import type { Edit, RepairRule } from './RepairRule';

/** Names of the manager and the default asciifier in other spellings, where nothing has them. */
function spellNames(sketch: Sketch): Edit[] {
  const declared = declaredIn(sketch);
  const names = nodesOf(sketch, 'VariableName').flatMap((node) => {
    const name = sketch.read(node);
    const match = /^p?5?_?asciif(y|ier)$/i.exec(name);
    const right = `p5asciif${match?.[1]?.toLowerCase()}`;
    return match && name !== right && !declared.has(name) ? [replace(node, right)] : [];
  });
  return [...names, ...namespaceMembers(sketch)];
}

const exported = /^(p5asciify|p5asciifier|P5\w+|renderers|utils|plugins|errors)$/;

/** `p5.asciify.fontSize()`: the object `p5.asciify` holds the exports, not the methods. */
function namespaceMembers(sketch: Sketch): Edit[] {
  return nodesOf(sketch, 'MemberExpression').flatMap((node) => {
    const property = node.getChild('PropertyName');
    const object = node.firstChild;
    if (!property || !object || sketch.read(object) !== 'p5.asciify') return [];
    const name = sketch.read(property);
    const isCalled = node.parent?.name === 'CallExpression';
    const isMethod = !exported.test(name) || (isCalled && name === 'renderers');
    return isMethod ? [replace(object, 'p5asciify')] : [];
  });
}

function nameImport(sketch: Sketch): Edit[] {
  return nodesOf(sketch, 'ImportDeclaration').flatMap((node) => {
    const name = node.getChild('VariableDefinition');
    const from = stringValue(node.getChild('String') ?? undefined, sketch.read);
    return name && from === 'p5.asciify' ? [replace(name, '{ p5asciify }')] : [];
  });
}

const isLiteral = ({ name }: SyntaxNode): boolean => /^(String|Number)$/.test(name);

function wrapColours(sketch: Sketch): Edit[] {
  return methodCallsIn(sketch, 'characterColor', 'backgroundColor').flatMap(({ args }) => {
    const first = args[0];
    const last = args.at(-1);
    if (!first || !last || !args.every(isLiteral)) return [];
    return [insertAt(first.from, `${prefixOf(sketch)}color(`), insertAt(last.to, ')')];
  });
}

function wrapNumbers(sketch: Sketch): Edit[] {
  return methodCallsIn(sketch, 'background').flatMap(({ object, args }) => {
    const first = args[0];
    const last = args.at(-1);
    const areNumbers = args.every(({ name }) => name === 'Number');
    if (!first || !last || !areNumbers || !isOfLibrary(object, sketch)) return [];
    return [insertAt(first.from, '['), insertAt(last.to, ']')];
  });
}

function nameFiles(sketch: Sketch): Edit[] {
  return methodCallsIn(sketch, 'saveSVG', 'saveJSON').flatMap(({ args: [name, ...others] }) =>
    name?.name === 'String' && others.length === 0
      ? [insertAt(name.from, '{ filename: '), insertAt(name.to, ' }')]
      : [],
  );
}

export const libraryRules: readonly RepairRule[] = [
  {
    id: 'library-names',
    says: 'The objects of the library are called `p5asciify` and `p5asciifier`.',
    before: 'p5Asciify.fontSize(8);\np5.asciify.background(color(0));',
    after: 'p5asciify.fontSize(8);\np5asciify.background(color(0));',
    find: spellNames,
  },
  {
    id: 'library-import',
    says: 'The library has no default export. `p5asciify` is imported by its name.',
    before: "import p5asciify from 'p5.asciify';",
    after: "import { p5asciify } from 'p5.asciify';",
    find: nameImport,
  },
  {
    id: 'colour-setters',
    says: '`characterColor()` and `backgroundColor()` take a `p5.Color`, which `color()` makes.',
    before: "edge.characterColor('tomato');",
    after: "edge.characterColor(color('tomato'));",
    find: wrapColours,
  },
  {
    id: 'background-numbers',
    says: '`background()` of the library takes numbers as an array.',
    before: 'p5asciify.background(20, 30, 60);',
    after: 'p5asciify.background([20, 30, 60]);',
    find: wrapNumbers,
  },
  {
    id: 'file-names',
    says: '`saveSVG()` and `saveJSON()` take an object of options.',
    before: "p5asciifier.saveSVG('frame');",
    after: "p5asciifier.saveSVG({ filename: 'frame' });",
    find: nameFiles,
  },
];
