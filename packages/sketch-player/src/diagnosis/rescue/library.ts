/** Sketches for earlier versions of p5.asciify, back to 0.2, and calls that the library refuses. */
import type { SyntaxNode } from '@lezer/common';
import { membersOf } from '../../editor/completions/knowledge';
import { stringValue } from '../../editor/completions/syntax';
import { typeOf } from '../../editor/completions/typeOf';
import { nodesOf, type Sketch } from '../sketch';
import { insertAt, remove, replace } from './edits';
import { intoSetupAsciify } from './intoSetupAsciify';
import {
  callbackOf,
  declaredIn,
  isInside,
  isWholeStatement,
  methodCallsIn,
  objectOf,
  prefixOf,
  propertiesOf,
  statementAround,
} from './read';
import type { Edit, RescueRule } from './RescueRule';

/** Whether an expression is the manager or something that it gives, such as a renderer. */
export function isOfLibrary(node: SyntaxNode, sketch: Sketch): boolean {
  const text = sketch.read(node);
  if (text.endsWith('pluginRegistry')) return false;
  return /^p5asciif(y|ier)\b/.test(text) || /^P5Asciif/.test(typeOf(node, sketch) ?? '');
}

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

interface LibraryCall {
  node: SyntaxNode;
  name: string;
  args: readonly SyntaxNode[];
}

/** Calls of functions that the library had: global, of the instance of p5, or of the manager. */
function oldCalls(sketch: Sketch, pattern: RegExp): LibraryCall[] {
  const declared = declaredIn(sketch);
  return nodesOf(sketch, 'CallExpression').flatMap((node) => {
    const callee = node.firstChild;
    const isMember = callee?.name === 'MemberExpression';
    const nameNode = isMember ? callee.getChild('PropertyName') : callee;
    if (!nameNode) return [];
    const name = sketch.read(nameNode);
    if (!pattern.test(name) || (!isMember && declared.has(name))) return [];
    const args = node.getChild('ArgList');
    const given: SyntaxNode[] = [];
    for (let arg = args?.firstChild; arg; arg = arg.nextSibling) {
      if (!/^[(),]$/.test(arg.name)) given.push(arg);
    }
    return [{ node, name, args: given }];
  });
}

const renamed: Readonly<Record<string, string>> = {
  invertMode: 'invert',
  rotationAngle: 'rotation',
};
const modes = ['sampled', 'fixed'];
const options =
  'enabled characters characterColor characterColorMode backgroundColor backgroundColorMode invert rotation sobelThreshold sampleThreshold'.split(
    ' ',
  );

/** What an option of an earlier version is called, and how its value is written now. */
function modernValue(name: string, value: string): string {
  if (/ColorMode$/.test(name)) return modes[Number(value)] ? `'${modes[Number(value)]}'` : value;
  if (name === 'invert' && /^[01]$/.test(value)) return value === '1' ? 'true' : 'false';
  return value;
}

function modernOptions(object: SyntaxNode, sketch: Sketch): string {
  const kept = propertiesOf(object, sketch).flatMap(({ name: old, value }) => {
    const name = renamed[old] ?? old;
    if (!options.includes(name)) return [];
    const text = value ? sketch.read(value) : old;
    return [`  ${name}: ${modernValue(name, text)},`];
  });
  return kept.length > 0 ? `{\n${kept.join('\n')}\n}` : '';
}

/** Which renderer the options of a group are for now. */
const groups: Readonly<Record<string, string>> = {
  ascii: 'brightness',
  brightness: 'brightness',
  accurate: 'brightness',
  edge: 'edge',
};

function settingsOf(object: SyntaxNode, sketch: Sketch): string[] {
  const properties = propertiesOf(object, sketch);
  const lines: string[] = [];
  const update = (renderer: string, from: SyntaxNode) => {
    const text = modernOptions(from, sketch);
    if (text) lines.push(`p5asciifier.renderer('${renderer}').update(${text});`);
  };
  const sizeIn = (from: SyntaxNode) => {
    const size = propertiesOf(from, sketch).find(({ name }) => name === 'fontSize')?.value;
    if (size) lines.push(`p5asciifier.fontSize(${sketch.read(size)});`);
  };
  sizeIn(object);
  for (const { name, value } of properties) {
    const group = objectOf(value, sketch);
    const renderer = groups[name];
    if (group && name === 'common') sizeIn(group);
    else if (group && renderer) update(renderer, group);
  }
  // Before the groups came, all options stood in one object.
  update('brightness', object);
  return lines;
}

/** The declaration of an object that nothing but one call uses. */
function onlyUse(argument: SyntaxNode, sketch: Sketch): SyntaxNode | undefined {
  const name = sketch.read(argument);
  const uses = nodesOf(sketch, 'VariableName').filter((node) => sketch.read(node) === name);
  const definition = nodesOf(sketch, 'VariableDefinition').find(
    (node) => sketch.read(node) === name,
  );
  const declaration = definition?.parent;
  const isAlone = declaration?.getChildren('VariableDefinition').length === 1;
  return argument.name === 'VariableName' && uses.length === 1 && isAlone ? declaration : undefined;
}

function asciiOptions(sketch: Sketch): Edit[] {
  const [call] = oldCalls(sketch, /^setAscii(fy)?Options$/);
  const object = objectOf(call?.args[0], sketch);
  if (!call || !object || !isWholeStatement(call.node)) return [];
  const lines = settingsOf(object, sketch);
  const unused = call.args[0] && onlyUse(call.args[0], sketch);
  return [
    ...(unused ? [remove(sketch.source, unused)] : []),
    ...inPlaceOf(statementAround(call.node), lines, sketch),
  ];
}

/** Puts lines in the place of a statement, or into `setupAsciify()` where that stands too early. */
function inPlaceOf(statement: SyntaxNode, lines: readonly string[], sketch: Sketch): Edit[] {
  const early = ['preload', 'setup'].some((name) =>
    isInside(statement, callbackOf(sketch, name)?.body),
  );
  if (early || statement.parent?.name === 'Script') {
    return [remove(sketch.source, statement), ...intoSetupAsciify(sketch, lines)];
  }
  const indent = /[ \t]*$/.exec(sketch.source.slice(0, statement.from))?.[0] ?? '';
  return [replace(statement, lines.join('\n').replaceAll('\n', `\n${indent}`))];
}

function asciiFont(sketch: Sketch): Edit[] {
  const [call] = oldCalls(sketch, /^loadAsciiFont$/);
  const [file] = call?.args ?? [];
  if (!call || !file || !isWholeStatement(call.node)) return [];
  const statement = statementAround(call.node);
  if (file.name !== 'String') {
    return inPlaceOf(statement, [`p5asciifier.font(${sketch.read(file)});`], sketch);
  }
  const p = prefixOf(sketch);
  const [first] = sketch.tree.topNode.getChildren('FunctionDeclaration');
  return [
    insertAt(first?.from ?? 0, 'let asciiFont;\n\n'),
    replace(statement, `asciiFont = ${p}loadFont(${sketch.read(file)});`),
    ...intoSetupAsciify(sketch, ['p5asciifier.font(asciiFont);']),
  ];
}

/** Calls of what no longer exists, and needs nothing in its place. */
function goneCalls(pattern: RegExp) {
  return (sketch: Sketch): Edit[] =>
    oldCalls(sketch, pattern)
      .map(({ node }) => statementAround(node))
      .filter(({ name }) => /^(Expression|Variable)/.test(name))
      .map((statement) => remove(sketch.source, statement));
}

function goneRenderers(sketch: Sketch): Edit[] {
  if (/\bregister(Plugin)?\(/.test(sketch.source)) return [];
  return methodCallsIn(sketch, 'get', 'renderer', 'add').flatMap(({ node, object, name, args }) => {
    const value = stringValue(args[name === 'add' ? 1 : 0], sketch.read);
    if (value !== 'gradient' && value !== 'text') return [];
    return isOfLibrary(object, sketch) ? [remove(sketch.source, statementAround(node))] : [];
  });
}

/** Functions that were handed to the library, and are declared now. */
function callbackSetters(sketch: Sketch): Edit[] {
  return oldCalls(sketch, /^set(Ascii(fy)?)?Post(Setup|Draw)\w*$/).flatMap(
    ({ node, name, args: [given] }) => {
      const callback = /Draw/.test(name) ? 'drawAsciify' : 'setupAsciify';
      const body = given?.getChild('Block');
      if (!given || !isWholeStatement(node) || callbackOf(sketch, callback)) return [];
      const block = body ? sketch.read(body) : `{\n  ${sketch.read(given)}();\n}`;
      const p = prefixOf(sketch);
      const around = callbackOf(sketch, 'setup')?.whole ?? statementAround(node);
      const define =
        p === '' ? `function ${callback}() ${block}` : `${p}${callback} = () => ${block};`;
      return [remove(sketch.source, statementAround(node)), insertAt(around.to, `\n\n${define}`)];
    },
  );
}

/** Members that moved from the manager to an asciifier. */
function managerMembers(sketch: Sketch): Edit[] {
  const names = (type: string) => membersOf(sketch.knowledge, type).map(({ name }) => name);
  const ofManager = names('P5AsciifierManager');
  const ofAsciifier = names('P5Asciifier');
  return nodesOf(sketch, 'MemberExpression').flatMap((node) => {
    const object = node.firstChild;
    const property = node.getChild('PropertyName');
    if (!object || !property || sketch.read(object) !== 'p5asciify') return [];
    const name = sketch.read(property);
    const hasMoved = ofAsciifier.includes(name) && !ofManager.includes(name);
    return hasMoved ? [replace(object, 'p5asciifier')] : [];
  });
}

function optionNames(sketch: Sketch): Edit[] {
  const inObjects = methodCallsIn(sketch, 'update', 'add').flatMap(({ args }) => {
    const object = objectOf(args.at(-1), sketch);
    return (object ? propertiesOf(object, sketch) : []).flatMap(
      ({ nameNode, name: old, value }) => {
        const name = renamed[old] ?? old;
        const edits: Edit[] = [];
        if (!options.includes(name)) return edits;
        if (name !== old) edits.push(replace(nameNode, value ? name : `${name}: ${old}`));
        const text = value ? sketch.read(value) : '';
        const modern = modernValue(name, text);
        if (value && modern !== text) edits.push(replace(value, modern));
        return edits;
      },
    );
  });
  const methods = methodCallsIn(
    sketch,
    ...Object.keys(renamed),
    'characterColorMode',
    'backgroundColorMode',
  );
  const asMethods = methods.flatMap(({ nameNode, name, args: [value] }) => {
    const right = renamed[name] ?? name;
    const text = value ? sketch.read(value) : '';
    const modern = modernValue(right, text);
    return [
      ...(right === name ? [] : [replace(nameNode, right)]),
      ...(value && modern !== text ? [replace(value, modern)] : []),
    ];
  });
  return [...inObjects, ...asMethods];
}

function enabledState(sketch: Sketch): Edit[] {
  return methodCallsIn(sketch, 'enabled').flatMap(({ node, nameNode, args }) =>
    args.length === 0 && !isWholeStatement(node)
      ? [replace({ from: nameNode.from, to: node.to }, 'options.enabled')]
      : [],
  );
}

function spreadColours(sketch: Sketch): Edit[] {
  return methodCallsIn(sketch, 'glyphColor').flatMap(({ node }) => {
    const spread = node.prevSibling;
    return spread?.name === 'Spread' ? [replace(spread, '')] : [];
  });
}

const rendererNames: Readonly<Record<string, string>> = {
  custom: 'custom2D',
  custom2d: 'custom2D',
  accurate: 'brightness',
  ascii: 'brightness',
};

function renderers(sketch: Sketch): Edit[] {
  if (/\bregister(Plugin)?\(/.test(sketch.source)) return [];
  const added = methodCallsIn(sketch, 'add').map(({ args }) => stringValue(args[0], sketch.read));
  return methodCallsIn(
    sketch,
    'get',
    'renderer',
    'add',
    'enable',
    'disable',
    'moveUp',
    'moveDown',
  ).flatMap(({ object, name, args }) => {
    const node = args[name === 'add' ? 1 : 0];
    const value = stringValue(node, sketch.read);
    const meant =
      value === undefined || !Object.hasOwn(rendererNames, value)
        ? undefined
        : rendererNames[value];
    if (!node || meant === undefined || !isOfLibrary(object, sketch)) return [];
    if (name !== 'add' && added.includes(value)) return [];
    return [replace({ from: node.from + 1, to: node.to - 1 }, meant)];
  });
}

const otherNames: Readonly<Record<string, string>> = {
  setFontSize: 'fontSize',
  setFont: 'font',
  setCharacters: 'characters',
  setGridDimensions: 'gridDimensions',
  setBackground: 'background',
  setBackgroundColor: 'background',
  setOptions: 'update',
  updateOptions: 'update',
};

function setters(sketch: Sketch): Edit[] {
  return methodCallsIn(sketch, ...Object.keys(otherNames)).flatMap(({ object, nameNode, name }) =>
    isOfLibrary(object, sketch) ? [replace(nameNode, otherNames[name] ?? name)] : [],
  );
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

function framebufferNames(sketch: Sketch): Edit[] {
  return nodesOf(sketch, 'PropertyName').flatMap((node) =>
    /^(inversion|invert)Framebuffer$/.test(sketch.read(node))
      ? [replace(node, 'transformFramebuffer')]
      : [],
  );
}

export const libraryRules: readonly RescueRule[] = [
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
    id: 'ascii-options',
    says: 'Before 0.7.0, `setAsciiOptions()` set all options. `setupAsciify()` sets them now, renderer by renderer.',
    before:
      'function setup() {\n  createCanvas(400, 400, WEBGL);\n  setAsciiOptions({\n    common: { fontSize: 8 },\n    edge: { enabled: true, invertMode: true },\n  });\n}',
    after:
      "function setup() {\n  createCanvas(400, 400, WEBGL);\n}\n\nfunction setupAsciify() {\n  p5asciifier.fontSize(8);\n  p5asciifier.renderer('edge').update({\n    enabled: true,\n    invert: true,\n  });\n}",
    find: asciiOptions,
  },
  {
    id: 'ascii-font',
    says: 'Before 0.7.0, `loadAsciiFont()` loaded a font. `loadFont()` of p5.js loads it now, and `font()` sets it.',
    before:
      "function preload() {\n  loadAsciiFont('a.ttf');\n}\nfunction setup() {\n  createCanvas(400, 400, WEBGL);\n}",
    after:
      "let asciiFont;\n\nfunction preload() {\n  asciiFont = loadFont('a.ttf');\n}\nfunction setup() {\n  createCanvas(400, 400, WEBGL);\n}\n\nfunction setupAsciify() {\n  p5asciifier.font(asciiFont);\n}",
    find: asciiFont,
  },
  {
    id: 'ascii-effects',
    says: 'The effects are gone since 0.6.0, and the gradients since 0.8.0. Calls that add, remove or swap them are removed.',
    before: "addAsciiEffect('post', 'crt');\nbox(100);",
    after: 'box(100);',
    find: goneCalls(/^(add|remove|swap|update)Ascii(Effect|Gradient)s?$/),
  },
  {
    id: 'ascii-renderers',
    says: 'The renderers for gradients and HTML text are gone. Statements about them are removed.',
    before: "p5asciify.renderers().get('gradient').enable();\nbox(100);",
    after: 'box(100);',
    find: goneRenderers,
  },
  {
    id: 'ascii-callbacks',
    says: 'Before 0.7.0, sketches passed functions to the library. It now calls `setupAsciify()` and `drawAsciify()` by their names.',
    before:
      'function setup() {\n  setAsciiPostDraw(() => {\n    box(100);\n  });\n  createCanvas(400, 400, WEBGL);\n}',
    after:
      'function setup() {\n  createCanvas(400, 400, WEBGL);\n}\n\nfunction drawAsciify() {\n    box(100);\n  }',
    find: callbackSetters,
  },
  {
    id: 'instance',
    says: 'Since 0.8.0, the library finds the instance by itself. `p5asciify.instance()` is removed.',
    before: 'p5asciify.instance(p);\np.box(100);',
    after: 'p.box(100);',
    find: (sketch) =>
      methodCallsIn(sketch, 'instance').flatMap(({ node, object }) =>
        sketch.read(object) === 'p5asciify' && isWholeStatement(node)
          ? [remove(sketch.source, statementAround(node))]
          : [],
      ),
  },
  {
    id: 'library-setters',
    says: 'Most setters of the library have the name of their setting, without “set”.',
    before: 'p5asciify.setFontSize(8);',
    after: 'p5asciify.fontSize(8);',
    find: setters,
  },
  {
    id: 'manager-members',
    says: 'Since 0.8.0, renderers, grid, font manager and exports belong to an asciifier. `p5asciifier` is the first.',
    before: "p5asciify.renderers().get('edge').enable();",
    after: "p5asciifier.renderers().get('edge').enable();",
    find: managerMembers,
  },
  {
    id: 'renderer-names',
    says: 'The built-in renderers are `brightness`, `edge` and `custom2D`. `brightness` takes the place of `accurate`, which is a plugin since 0.9.5.',
    before: "p5asciifier.renderers().get('custom').enable();",
    after: "p5asciifier.renderers().get('custom2D').enable();",
    find: renderers,
  },
  {
    id: 'option-names',
    says: 'Since 0.10.3, `invertMode` is called `invert`, and `rotationAngle` is `rotation`. Modes of colours are the words `sampled` and `fixed`.',
    before: 'edge.update({ invertMode: 1, rotationAngle: 45, characterColorMode: 1 });',
    after: "edge.update({ invert: true, rotation: 45, characterColorMode: 'fixed' });",
    find: optionNames,
  },
  {
    id: 'enabled-state',
    says: 'Since 0.10.3, `enabled()` returns the renderer instead of the state, which is in `options.enabled`.',
    before: 'if (edge.enabled()) edge.disable();',
    after: 'if (edge.options.enabled) edge.disable();',
    find: enabledState,
  },
  {
    id: 'glyph-colours',
    says: 'Since 0.10.2, `glyphColor()` returns a colour instead of a list of numbers.',
    before: "fill(...p5asciifier.fontManager.glyphColor('A'));",
    after: "fill(p5asciifier.fontManager.glyphColor('A'));",
    find: spreadColours,
  },
  {
    id: 'framebuffer-names',
    says: 'Since 0.9.0, `transformFramebuffer` takes the place of the framebuffer for inversion.',
    before: 'custom.inversionFramebuffer.begin();',
    after: 'custom.transformFramebuffer.begin();',
    find: framebufferNames,
  },
  {
    id: 'framebuffer-options',
    says: 'Renderers have no `setFramebufferOptions()`. The call is removed, because nothing needs it.',
    before: 'edge.setFramebufferOptions({ density: 1 });\nedge.enable();',
    after: 'edge.enable();',
    find: goneCalls(/^setFramebufferOptions$/),
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
