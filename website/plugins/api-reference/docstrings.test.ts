/** The comments of the libraries' classes describe every member, and every message of an error. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isHidden, messagesAt, thrownMessages } from './thrownMessages';

const packages = join(__dirname, '../../../packages');

const sourceFiles = ['p5.asciify', 'p5.asciify-shape'].flatMap((name) => {
  const folder = join(packages, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => parse(join(folder, file), readFileSync(join(folder, file), 'utf8')));
});

/** What is public without a page: the reference does not describe these classes. */
const notShown = [
  ...['P5AsciifyErrorHandler', 'P5AsciifyHookManager'],
  ...['P5AsciifyJSONExporter', 'P5AsciifySVGExporter'],
];

interface Member {
  /** The class and the member, such as `P5Asciifier.font`. */
  name: string;
  file: ts.SourceFile;
  node: ts.MethodDeclaration | ts.GetAccessorDeclaration;
  /** All declarations of a method, with its overloads. */
  declarations: ts.ClassElement[];
}

const members = sourceFiles.flatMap((file) =>
  file.statements.flatMap((node) => membersOf(node, file)),
);

it('finds the members of the classes', () => {
  expect(members.length).toBeGreaterThan(90);
});

describe.each(members)('$name', ({ node, file, declarations }) => {
  const comments = declarations.flatMap((declaration) =>
    ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc),
  );
  const described = comments.map((comment) => ts.getTextOfJSDocComment(comment.comment) ?? '');

  it('has a summary, and describes its parameters', () => {
    expect(described.join('')).toMatch(/\w.*\./s);
    const documented = declarations.find((declaration) => ts.getJSDocTags(declaration).length > 0);
    if (!documented || !ts.isMethodDeclaration(documented)) {
      expect(node.parameters.map(({ name }) => name.getText(file))).toEqual([]);
      return;
    }
    const silent = documented.parameters.filter((parameter) =>
      ts
        .getJSDocParameterTags(parameter)
        .every((tag) => !/\w/.test(ts.getTextOfJSDocComment(tag.comment) ?? '')),
    );
    expect(silent.map(({ name }) => name.getText(file))).toEqual([]);
  });

  it('names the messages of its errors, and none that the libraries do not have', () => {
    const listed = declarations.flatMap((declaration) => messagesIn(declaration, file));
    const missing = thrownMessages(node, file).filter(
      (pattern) => !listed.some((message) => new RegExp(`^${pattern}$`).test(message)),
    );
    expect(missing).toEqual([]);
    const invented = listed.filter(
      (message) => !known.some((pattern) => pattern.test(message.replace(/…$/, ''))),
    );
    expect(invented).toEqual([]);
  });
});

describe('thrownMessages', () => {
  const inMethod = (body: string, rest = '') => {
    const file = parse('a.ts', `class A { method() { ${body} } ${rest} }`);
    const [statement] = file.statements;
    if (!statement || !ts.isClassDeclaration(statement)) throw new Error('expected a class');
    const [method] = statement.members;
    return method ? thrownMessages(method, file) : [];
  };

  it.each([
    ["throw new P5AsciifyError('a: b.');", '', ['a: b\\.']],
    ["throw new TypeError('a');", '', []],
    ["expectArgument(ok, 'a', 'b', c);", '', ['a: expected b, got .*\\.']],
    [
      "const b = x ? 'c' : 'd'; expectArgument(ok, 'a', b, c);",
      '',
      ['a: expected c, got .*\\.', 'a: expected d, got .*\\.'],
    ],
    ['errorHandler.validate(ok, () => `a ${b} c`);', '', ['a .* c']],
    ['this.fail();', "private fail() { throw new P5AsciifyError('a'); }", ['a']],
    ['this.other();', "other() { throw new P5AsciifyError('a'); }", []],
  ])('%s %s', (body, rest, messages) => {
    expect(inMethod(body, rest)).toEqual(messages);
  });
});

/** Every message in the source of the libraries. */
const known = sourceFiles.flatMap((file) => {
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    found.push(...messagesAt(node, file).map((pattern) => new RegExp(`^${pattern}$`)));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
});

/** The messages that the tags of a comment quote. */
function messagesIn(declaration: ts.ClassElement, file: ts.SourceFile): string[] {
  return ts
    .getJSDocTags(declaration)
    .filter(ts.isJSDocThrowsTag)
    .flatMap((tag) => /`([^`]+: [^`]+)`/.exec(tag.getText(file))?.[1] ?? []);
}

function membersOf(node: ts.Node, file: ts.SourceFile): Member[] {
  if (!ts.isClassDeclaration(node) || !node.name || notShown.includes(node.name.text)) return [];
  if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  const className = node.name.text;
  if (!/^(?:P5Ascii|ShapeRenderer)/.test(className)) return [];
  // With one declaration of a method, its overloads are hidden.
  const hidden = node.members
    .filter((member) => isHidden(member, file))
    .map((member) => member.name?.getText(file));
  const shown = node.members.filter((member) => !hidden.includes(member.name?.getText(file)));
  return shown.flatMap((member) => {
    if (!ts.isMethodDeclaration(member) && !ts.isGetAccessorDeclaration(member)) return [];
    const name = member.name.getText(file);
    const declarations = shown.filter((other) => other.name?.getText(file) === name);
    // Of a method with overloads, the last declaration has the code.
    if (declarations.at(-1) !== member) return [];
    // An overriding method without a comment has that of the class above.
    const isOverride = member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.OverrideKeyword);
    if (isOverride && ts.getJSDocCommentsAndTags(member).length === 0) return [];
    return [{ name: `${className}.${name}`, file, node: member, declarations }];
  });
}

function parse(path: string, source: string): ts.SourceFile {
  return ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
}
