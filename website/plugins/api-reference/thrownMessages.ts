/** Reads out of the source of a library which messages its errors have, for the tests of comments. */
import ts from 'typescript';

/** Names of the functions that take a message, or its parts, and lead to an error. */
const byParts = 'expectArgument';
const options = 'expectOptions';

/**
 * The messages that a piece of code can throw itself, through functions of the same file, and
 * through methods of the same class that are not public. What only runs in other files is left out.
 *
 * @param node What to look through, such as the declaration of a method.
 * @returns Patterns: what the code does not spell out may be any text.
 */
export function thrownMessages(node: ts.Node, file: ts.SourceFile): string[] {
  const seen = new Set<ts.Node>();
  const look = (inside: ts.Node): string[] => {
    if (seen.has(inside)) return [];
    seen.add(inside);
    const found: string[] = [];
    const visit = (child: ts.Node): void => {
      found.push(...messagesAt(child, file));
      const called = calledHere(child, node, file);
      if (called) found.push(...look(called));
      ts.forEachChild(child, visit);
    };
    ts.forEachChild(inside, visit);
    return found;
  };
  return [...new Set(look(node))];
}

/** The messages of one call or `throw`. */
export function messagesAt(node: ts.Node, file: ts.SourceFile): string[] {
  if (ts.isNewExpression(node) && ts.isThrowStatement(node.parent)) {
    return node.expression.getText(file) === 'P5AsciifyError'
      ? texts(node.arguments?.[0], file)
      : [];
  }
  if (!ts.isCallExpression(node)) return [];
  const name = node.expression.getText(file);
  const [first, second, third] = node.arguments;
  if (name === byParts) {
    return texts(third, file).flatMap((expected) =>
      (texts(second, file)[0] ?? anything)
        .split('|')
        .map((argument) => `${argument}: expected ${expected}, got ${anything}\\.`),
    );
  }
  if (name === options) {
    const argument = texts(second, file)[0] ?? 'update';
    return [`${argument}: expected an object with options, got ${anything}\\.`];
  }
  if (name === 'errorHandler.validate') return texts(second, file);
  if (name === 'fail') return texts(first, file).map((message) => `loadJSON: ${message}`);
  return [];
}

const anything = '.*';

/** The texts that an expression can have, as patterns. None, if nothing of it is known. */
function texts(node: ts.Node | undefined, file: ts.SourceFile): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [escaped(node.text)];
  if (ts.isTemplateExpression(node)) {
    const rest = node.templateSpans.map(({ literal }) => anything + escaped(literal.text));
    return [escaped(node.head.text) + rest.join('')];
  }
  if (ts.isConditionalExpression(node)) {
    return [...texts(node.whenTrue, file), ...texts(node.whenFalse, file)];
  }
  if (ts.isArrowFunction(node)) return texts(node.body, file);
  if (ts.isIdentifier(node)) return texts(constantNamed(node.text, node, file), file);
  return [];
}

/** What a constant is set to: one of an enclosing block, or of the file. */
function constantNamed(name: string, from: ts.Node, file: ts.SourceFile): ts.Node | undefined {
  for (let scope = from.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      const { declarations } = statement.declarationList;
      const found = declarations.find((declaration) => declaration.name.getText(file) === name);
      if (found) return found.initializer;
    }
  }
  return undefined;
}

/** The function of the file, or the method of the class that is not public, that is called here. */
function calledHere(call: ts.Node, from: ts.Node, file: ts.SourceFile): ts.Node | undefined {
  if (!ts.isCallExpression(call)) return undefined;
  const name = call.expression.getText(file);
  const [, method] = /^this\.(\w+)$/.exec(name) ?? [];
  if (method === undefined) {
    return file.statements.find(
      (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === name,
    );
  }
  if (!ts.isClassDeclaration(from.parent)) return undefined;
  return from.parent.members.find(
    (member) => member.name?.getText(file) === method && isHidden(member, file),
  );
}

/** Whether the API reference leaves a member out. */
export function isHidden(member: ts.ClassElement, file: ts.SourceFile): boolean {
  const flags = ts.getCombinedModifierFlags(member);
  if (flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) return true;
  return ts
    .getJSDocCommentsAndTags(member)
    .some((comment) => /@(?:ignore|internal)\b/.test(comment.getText(file)));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
