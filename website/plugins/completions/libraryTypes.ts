/** Reads from a declaration what the editor can use of its type and of its parameters. */
import ts from 'typescript';
import type { AllowedValues, Entry, Given } from 'sketch-player/completionData';
import { quotedIn, rangeIn } from './allowedValues';
import { plainText } from './commentText';

/** Names of the types that have an entry of their own. */
export type TypeNames = Map<ts.Symbol, string>;

interface Context {
  checker: ts.TypeChecker;
  names: TypeNames;
  /** Name of the type that the declaration belongs to, which is the type of `this` in it. */
  owner: string;
}

interface ArgumentContext extends Context {
  /** Called with the properties of options that have no name. */
  describe(name: string, properties: ts.Symbol[]): void;
}

/** The type of a value, or the return type of a function. */
export function givenBy(declaration: ts.Declaration, context: Context): Given | undefined {
  const type = typeNodeOf(declaration);
  return type && (choiceOf(type, declaration, context) ?? nameOf(type, context));
}

/** The arguments of a function that take certain strings, or options. */
export function argumentsOf(
  declaration: ts.Declaration,
  context: ArgumentContext,
): NonNullable<Entry['takes']> {
  if (!ts.isMethodDeclaration(declaration) && !ts.isMethodSignature(declaration)) return [];
  return declaration.parameters.flatMap((parameter, at) => {
    if (!parameter.type) return [];
    const values = valuesOf(parameter, declaration, context);
    const options =
      choiceOf(parameter.type, declaration, context) ?? optionsOf(parameter, declaration, context);
    const taken = {
      ...rangeIn(commentOf(parameter)),
      ...(values.length > 0 && { values }),
      ...(options !== undefined && { options }),
    };
    return Object.keys(taken).length > 0 ? [{ at, ...taken }] : [];
  });
}

/** What the value of an option may be, by its type or else by the words in its comment. */
export function allowedFor(
  declaration: ts.Declaration,
  comment: string,
  { checker }: Context,
): AllowedValues | undefined {
  if (!ts.isPropertySignature(declaration) || !declaration.type) return undefined;
  const written = declaration.type.getText();
  const typed = stringsOf(checker.getTypeAtLocation(declaration));
  const values = /\bstring\b/.test(written) && typed.length === 0 ? quotedIn(comment) : typed;
  const range = /\bnumber\b/.test(written) && !/\bstring\b/.test(written) ? rangeIn(comment) : {};
  const allowed = { ...range, ...(values.length > 1 && { values }) };
  return Object.keys(allowed).length > 0 ? allowed : undefined;
}

function commentOf(parameter: ts.ParameterDeclaration): string {
  return ts
    .getJSDocParameterTags(parameter)
    .map(({ comment }) => plainText(ts.getTextOfJSDocComment(comment) ?? ''))
    .join(' ');
}

function typeNodeOf(declaration: ts.Declaration): ts.TypeNode | undefined {
  if (ts.isFunctionLike(declaration)) return declaration.type;
  const isTyped =
    ts.isVariableDeclaration(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isPropertySignature(declaration);
  return isTyped ? declaration.type : undefined;
}

/** The first known type in a union such as `P5Asciifier | null`. */
function nameOf(type: ts.TypeNode, context: Context): string | undefined {
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) {
    return type.types.map((member) => nameOf(member, context)).find(Boolean);
  }
  if (type.kind === ts.SyntaxKind.ThisType) return context.owner;
  if (!ts.isTypeReferenceNode(type)) return undefined;
  const written = type.typeName.getText();
  const [argument] = type.typeArguments ?? [];
  if (argument && (written === 'Promise' || written === 'Partial'))
    return nameOf(argument, context);
  if (written.startsWith('p5.')) return written;
  const symbol = symbolOf(type.typeName, context.checker);
  const [declaration] = symbol?.declarations ?? [];
  if (declaration && ts.isTypeParameterDeclaration(declaration)) {
    const usual = declaration.default ?? declaration.constraint;
    return usual && nameOf(usual, context);
  }
  return symbol && context.names.get(symbol);
}

/** A conditional type such as `RendererOf<Name>`, where a string among the arguments decides. */
function choiceOf(
  type: ts.TypeNode,
  declaration: ts.Declaration,
  context: Context,
): Given | undefined {
  if (ts.isUnionTypeNode(type)) {
    return type.types.map((member) => choiceOf(member, declaration, context)).find(Boolean);
  }
  if (!ts.isTypeReferenceNode(type)) return undefined;
  const by = choosingParameter(type.typeArguments?.[0]?.getText(), declaration);
  const alias = symbolOf(type.typeName, context.checker)?.declarations?.[0];
  if (by < 0 || !alias || !ts.isTypeAliasDeclaration(alias)) return undefined;
  const cases: Record<string, string> = {};
  let rest: ts.TypeNode = alias.type;
  while (ts.isConditionalTypeNode(rest)) {
    const { extendsType, trueType, falseType } = rest;
    const name = nameOf(trueType, context);
    if (ts.isLiteralTypeNode(extendsType) && ts.isStringLiteral(extendsType.literal) && name) {
      cases[extendsType.literal.text] = name;
    }
    rest = falseType;
  }
  return { by, cases, otherwise: nameOf(rest, context) };
}

function choosingParameter(typeParameter: string | undefined, declaration: ts.Declaration): number {
  if (typeParameter === undefined || !ts.isFunctionLike(declaration)) return -1;
  if (!declaration.typeParameters?.some(({ name }) => name.text === typeParameter)) return -1;
  return declaration.parameters.findIndex(({ type }) => type?.getText() === typeParameter);
}

function valuesOf(
  parameter: ts.ParameterDeclaration,
  declaration: ts.SignatureDeclaration,
  context: Context,
): string[] {
  // A renderer may have any name, but the built-in ones exist from the start under these names.
  if (choosingParameter(parameter.type?.getText(), declaration) >= 0) return rendererTypes(context);
  return stringsOf(context.checker.getTypeAtLocation(parameter));
}

function stringsOf(type: ts.Type): string[] {
  const members = type.isUnion() ? type.types : [type];
  return members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
}

/** The names of the library's table of renderers. */
function rendererTypes({ checker, names }: Context): string[] {
  const table = [...names.keys()].find(({ name }) => name === 'RENDERER_TYPES');
  if (!table) throw new Error('The library exports no RENDERER_TYPES.');
  return checker
    .getTypeOfSymbol(table)
    .getProperties()
    .map(({ name }) => name);
}

function optionsOf(
  parameter: ts.ParameterDeclaration,
  declaration: ts.SignatureDeclaration,
  context: ArgumentContext,
): string | undefined {
  const { checker, names, owner } = context;
  const named = parameter.type && nameOf(parameter.type, context);
  const symbol = [...names].find(([, name]) => name === named)?.[0];
  if (symbol && symbol.flags & ts.SymbolFlags.Interface) return named;
  const written = parameter.type;
  const literal =
    written && ts.isUnionTypeNode(written) ? written.types.find(ts.isTypeLiteralNode) : written;
  if (!literal || !(ts.isTypeLiteralNode(literal) || /^(Omit|Pick)</.test(literal.getText()))) {
    return undefined;
  }
  const name = `${owner}.${declaration.name?.getText()}`;
  context.describe(name, checker.getPropertiesOfType(checker.getTypeFromTypeNode(literal)));
  return name;
}

function symbolOf(name: ts.EntityName, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
