/** Lists what the library and its shape renderer document, with the TypeScript compiler. */
import ts from 'typescript';
import { isHidden, publicSymbols } from '../completions/librarySymbols';
import type { LibrarySurface, LibrarySymbol, SymbolId } from './references';

/** Reads the public symbols of packages from their entry files. */
export function readSurface(
  checker: ts.TypeChecker,
  entries: readonly ts.SourceFile[],
): LibrarySurface {
  const symbols = entries.flatMap((entry) => publicSymbols(checker, entry));
  const names = new Set(symbols.map(({ symbol }) => symbol.name));
  const named = (type: ts.Type): string | undefined =>
    (type.isUnion() ? type.types : [type])
      .map((part) => part.aliasSymbol?.name ?? part.getSymbol()?.name)
      .find((name) => name !== undefined && names.has(name));

  const surface: Record<SymbolId, LibrarySymbol> = {};
  for (const { symbol } of symbols) {
    const kind = kindOf(symbol);
    const gives = kind === 'variable' ? named(checker.getTypeOfSymbol(symbol)) : undefined;
    const bases = basesOf(symbol, checker).filter((name) => names.has(name));
    surface[symbol.name] = {
      kind,
      ...(gives !== undefined && { gives }),
      ...(bases.length > 0 && { extends: bases }),
    };
    for (const member of ownMembers(symbol, checker)) {
      const memberKind = kindOf(member);
      const type = checker.getTypeOfSymbol(member);
      const result = memberKind === 'method' ? type.getCallSignatures()[0]?.getReturnType() : type;
      // The type of `this` is a parameter, which has the name of the class.
      const given = result && named(result);
      surface[`${symbol.name}.${member.name}`] = {
        kind: memberKind,
        ...(given !== undefined && { gives: given }),
      };
    }
  }
  return surface;
}

const kinds: readonly [ts.SymbolFlags, LibrarySymbol['kind']][] = [
  [ts.SymbolFlags.Method, 'method'],
  [ts.SymbolFlags.Accessor, 'accessor'],
  [ts.SymbolFlags.Property | ts.SymbolFlags.EnumMember, 'property'],
  [ts.SymbolFlags.Variable, 'variable'],
  [ts.SymbolFlags.Function, 'function'],
];

function kindOf({ flags }: ts.Symbol): LibrarySymbol['kind'] {
  return kinds.find(([flag]) => flags & flag)?.[1] ?? 'type';
}

function basesOf(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!type.isClassOrInterface()) return [];
  return checker.getBaseTypes(type).flatMap((base) => base.getSymbol()?.name ?? []);
}

/** The object type that a `type` names, which has the members. */
function literalOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  return alias && ts.isTypeLiteralNode(alias.type)
    ? checker.getTypeAtLocation(alias.type).getSymbol()
    : undefined;
}

function ownMembers(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol[] {
  const isEnum = Boolean(symbol.flags & ts.SymbolFlags.Enum);
  const owner = literalOf(symbol, checker) ?? symbol;
  const members = (isEnum ? owner.exports : owner.members)?.values() ?? [];
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return [...members].filter((member) => {
    const [declaration] = member.declarations ?? [];
    if (!declaration || kindOf(member) === 'type' || isHidden(member, checker)) return false;
    const isNamed = !ts.isPrivateIdentifier(ts.getNameOfDeclaration(declaration) ?? declaration);
    return isNamed && !(ts.getCombinedModifierFlags(declaration) & hidden);
  });
}
