import ts from 'typescript';

/**
 * Adds a value to variables and parameters that a sketch declares without one. It is the value that
 * they get later: `let edge;` becomes `let edge = p5asciifier.renderer('edge');`. From the value
 * the compiler infers the type, which it would not infer from an assignment in another function.
 * The result is only good for finding types; it may not run.
 */
export function withValues(code: string): string {
  const file = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.ES2022, true);
  const assigned = new Map<string, string>();
  const passed = new Map<string, (string | undefined)[]>();
  const places: { at: number; name: string; value: () => string | undefined }[] = [];

  const visit = (node: ts.Node): void => {
    if (isAssignment(node)) {
      const { left, right } = node;
      if (ts.isIdentifier(left) && !mentions(right, left.text) && !assigned.has(left.text)) {
        assigned.set(left.text, right.getText());
      }
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { text } = node.expression;
      if (!passed.has(text)) passed.set(text, node.arguments.map(valueOf));
    }
    if (isBareVariable(node)) {
      const name = node.name.getText();
      places.push({ at: node.name.end, name, value: () => assigned.get(name) });
    }
    if (ts.isFunctionDeclaration(node) && node.name) {
      const called = node.name.text;
      node.parameters.forEach((parameter, index) => {
        if (parameter.initializer || parameter.type || !ts.isIdentifier(parameter.name)) return;
        const name = parameter.name.text;
        places.push({ at: parameter.name.end, name, value: () => passed.get(called)?.[index] });
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);

  let result = code;
  for (const { at, name, value } of places.sort((a, b) => b.at - a.at)) {
    const text = value();
    // A parameter is often passed on under its own name, from which the compiler learns no type.
    if (text === undefined || text === name) continue;
    result = `${result.slice(0, at)} = ${text}${result.slice(at)}`;
  }
  return result;
}

function isAssignment(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

/** Whether it is a `let` or `var` without a value or a type, such as in `let edge;`. */
function isBareVariable(node: ts.Node): node is ts.VariableDeclaration {
  if (!ts.isVariableDeclaration(node) || node.initializer || node.type) return false;
  const statement = node.parent.parent;
  return !ts.isForInStatement(statement) && !ts.isForOfStatement(statement);
}

/** The text of an argument, unless it is of no use as the value of a parameter elsewhere. */
function valueOf(argument: ts.Expression): string | undefined {
  return ts.isSpreadElement(argument) ? undefined : argument.getText();
}

function mentions(node: ts.Node, name: string): boolean {
  if (ts.isIdentifier(node) && node.text === name) return true;
  return ts.forEachChild(node, (child) => mentions(child, name) || undefined) ?? false;
}
