/** Takes labels, messages and error messages out of code. */
import ts from 'typescript';
import { omission, type Passage } from './passage';

/**
 * The passages of a TypeScript file: the words of its elements, and the strings that read like a
 * sentence.
 */
export function readTexts(source: string): Passage[] {
  return readStrings(source, isSentence);
}

/** The passages of a file of messages, in which every string with a word in it is one. */
export function readMessages(source: string): Passage[] {
  return readStrings(source, (text) => hasWord.test(text));
}

const hasWord = /[a-z]{3}/i;

/** Whether a string reads like a sentence: several words, of which the first has a capital letter. */
function isSentence(text: string): boolean {
  return /^(?:[A-Z“"]|…[ :])/.test(text) && /[a-z]{2} [a-z]{2}/.test(text) && !hasCode.test(text);
}

/** Templates of documents, of style sheets and of shaders have such ends of lines. */
const hasCode = /[{};<>]\s*\n/;

function readStrings(source: string, isPassage: (text: string) => boolean): Passage[] {
  const file = ts.createSourceFile(
    'source.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const passages: Passage[] = [];
  const add = (node: ts.Node, text: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    passages.push({ line: line + 1, text: text.replace(/\s+/g, ' ').trim(), allowed: [] });
  };
  const visit = (node: ts.Node, isWithinText: boolean): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const isText = isTextElement(node);
    const text = isText ? textOf(node) : stringOf(node);
    if (text !== undefined && !isWithinText && (isText || isPassage(text))) add(node, text);
    // An attribute of an element within a text is a text of itself.
    const within = isText || (isWithinText && !ts.isJsxAttributes(node));
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(file, false);
  return passages;
}

type TextElement = ts.JsxElement | ts.JsxFragment;

/** An element with words of its own between its tags. */
function isTextElement(node: ts.Node): node is TextElement {
  return (
    (ts.isJsxElement(node) || ts.isJsxFragment(node)) &&
    node.children.some((child) => ts.isJsxText(child) && hasWord.test(child.text))
  );
}

/** The text of an element and of those within it. */
function textOf(node: TextElement): string {
  return node.children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text;
      if (ts.isJsxElement(child) && child.openingElement.tagName.getText() === 'code')
        return omission;
      if (ts.isJsxElement(child) || ts.isJsxFragment(child)) return textOf(child);
      const text = ts.isJsxExpression(child) && child.expression && stringOf(child.expression);
      return text ?? omission;
    })
    .join('');
}

/** The text of a string or a template, with an omission for each value in it. */
function stringOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce(
    (text, { literal }) => text + omission + literal.text,
    node.head.text,
  );
}
