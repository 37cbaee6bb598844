import { allMembers, membersOf } from '../editor/completions/knowledge';
import { stringValue } from '../editor/completions/syntax';
import { typeOf } from '../editor/completions/typeOf';
import { misspelling, nearest, setterOf } from './misspelling';
import { nodeAt, nodesOf, type Rule } from './sketch';

/** One of several texts was expected: `rendererName: expected one of "edge", …, got "edg".` */
export const misspeltText: Rule = (problem, sketch) => {
  const match = /: expected (.+), got ("[^"]*")\.$/.exec(problem.message);
  if (!match) return undefined;
  const [, expected = '', quoted = ''] = match;
  const list = /^one of (.+)$/.exec(expected)?.[1]?.split(', ') ?? expected.match(/"[^"]*"/g) ?? [];
  const got = quoted.slice(1, -1);
  const meant = nearest(
    got,
    list.map((text) => text.replaceAll('"', '')),
  );
  if (meant === undefined) return undefined;
  const texts = nodesOf(sketch, 'String').filter((node) => stringValue(node, sketch.read) === got);
  return { ...misspelling(meant, nodeAt(texts, problem, sketch)), topic: 'messages' };
};

/** A variable that does not exist: `elipse is not defined`. */
export const misspeltVariable: Rule = (problem, sketch) => {
  const match = /^([\w$]+) is not defined$|^Can't find variable: ([\w$]+)$/.exec(problem.message);
  if (!match) return undefined;
  const name = match[1] ?? match[2] ?? '';
  const declared = nodesOf(sketch, 'VariableDefinition').map(sketch.read);
  const meant = nearest(name, [...sketch.knowledge.globals.keys(), ...declared]);
  if (meant === undefined)
    return { hint: `There is no variable or function with the name “${name}”.` };
  const uses = nodesOf(sketch, 'VariableName').filter((node) => sketch.read(node) === name);
  return misspelling(meant, nodeAt(uses, problem, sketch));
};

/** A function that an object does not have: `p5asciifier.fontsize is not a function`. */
export const misspeltMethod: Rule = (problem, sketch) => {
  const name = /\.([\w$]+) is not a function/.exec(problem.message)?.[1];
  if (name === undefined) return undefined;
  const { knowledge, read } = sketch;
  const uses = nodesOf(sketch, 'PropertyName').filter((node) => read(node) === name);
  const use = nodeAt(uses, problem, sketch);
  const object = use?.parent?.firstChild;
  const type = object ? typeOf(object, sketch) : undefined;
  const members =
    type === undefined ? allMembers(knowledge, 'p5.asciify') : membersOf(knowledge, type);
  const names = members.map((member) => member.name);
  const setter = setterOf(name, names);
  const meant = setter ?? nearest(name, names);
  if (meant === undefined) return { topic: 'notAFunction' };
  const { link, library } = members.find((member) => member.name === meant) ?? {};
  const isOurs = link !== undefined && library === 'p5.asciify';
  if (setter !== undefined && isOurs) {
    const hint = `Setters of p5.asciify have the name of their setting: write “${setter}”.`;
    return { ...misspelling(setter, use), hint, topic: 'olderVersion' };
  }
  return { ...misspelling(meant, use), ...(isOurs && { link: { label: meant, to: link } }) };
};
