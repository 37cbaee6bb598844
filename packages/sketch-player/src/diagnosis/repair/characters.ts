/** Characters that the default font of the library does not have. */
import type { SyntaxNode } from '@lezer/common';
import { nodesOf, type Sketch } from '../sketch';
import { replace } from './edits';
import { methodCallsIn, objectOf, propertiesOf } from './read';
import type { Edit, RepairRule } from './RepairRule';

/** A character of the default font that is about as dense, or drawn alike. */
const alike: Readonly<Record<string, string>> = {
  '░': '.',
  '▒': '+',
  '▓': '#',
  '█': '@',
  '▀': '^',
  '▄': '_',
  '■': '#',
  '□': 'o',
  '▪': '*',
  '●': 'O',
  '○': 'o',
  '•': '*',
  '★': '*',
  '─': '-',
  '━': '-',
  '│': '|',
  '┃': '|',
  '┼': '+',
  '╱': '/',
  '╲': '|',
  '╳': 'x',
  '…': '.',
  '–': '-',
  '—': '-',
};

/** The characters of the default font: ASCII and Latin-1. */
const missing = /[^\u0020-\u007e\u00a0-\u00ff]/gu;

function replaceMissing(sketch: Sketch): Edit[] {
  // A sketch with its own font may have them.
  if (/\bloadFont\b|\.\s*font\s*\(/.test(sketch.source)) return [];
  const asMethods = methodCallsIn(sketch, 'characters').flatMap(({ args }) => args.slice(0, 1));
  const asOptions = methodCallsIn(sketch, 'update', 'add').flatMap(({ args }) => {
    const object = objectOf(args.at(-1), sketch);
    const found = object && propertiesOf(object, sketch).find(({ name }) => name === 'characters');
    return found?.value ?? [];
  });
  const texts = [...asMethods, ...asOptions].flatMap((node) => textOf(node, sketch) ?? []);
  return texts.flatMap((node) => {
    const text = sketch.read(node);
    const inner = text.slice(1, -1);
    // Strings with escapes are left as they are, because their text differs from the source.
    const replaced = inner.replace(missing, (character) => alike[character] ?? '');
    return replaced === inner || inner.includes('\\') || replaced === ''
      ? []
      : [replace({ from: node.from + 1, to: node.to - 1 }, replaced)];
  });
}

/** The string that a value is, or that the variable it names was declared with. */
function textOf(node: SyntaxNode, sketch: Sketch): SyntaxNode | undefined {
  if (node.name === 'String') return node;
  if (node.name !== 'VariableName') return undefined;
  const name = sketch.read(node);
  const definition = nodesOf(sketch, 'VariableDefinition').find(
    (each) => sketch.read(each) === name,
  );
  const value = definition?.nextSibling?.nextSibling;
  return value?.name === 'String' ? value : undefined;
}

export const characterRules: readonly RepairRule[] = [
  {
    id: 'missing-characters',
    says: 'The default font has ASCII and Latin-1 only. Similar characters take the place of those that it lacks.',
    before: "p5asciifier.renderer('brightness').characters(' ░▒▓█');",
    after: "p5asciifier.renderer('brightness').characters(' .+#@');",
    find: replaceMissing,
  },
];
