import ts from 'typescript';

/** Something that a package exports, and its page in the API reference. */
export interface PublicSymbol {
  symbol: ts.Symbol;
  link: string;
}

const folders: readonly [ts.SymbolFlags, string][] = [
  [ts.SymbolFlags.Class, 'classes'],
  [ts.SymbolFlags.Interface, 'interfaces'],
  [ts.SymbolFlags.Enum, 'enumerations'],
  [ts.SymbolFlags.Variable, 'variables'],
  [ts.SymbolFlags.Function, 'functions'],
  [ts.SymbolFlags.TypeAlias, 'type-aliases'],
];

/** Everything that an entry file exports, also in namespaces, with the pages TypeDoc writes. */
export function publicSymbols(checker: ts.TypeChecker, entry: ts.SourceFile): PublicSymbol[] {
  const module = checker.getSymbolAtLocation(entry);
  return module ? exportsOf(checker, module, '', 'p5.asciify/') : [];
}

function exportsOf(
  checker: ts.TypeChecker,
  module: ts.Symbol,
  base: string,
  namespaceBase: string,
): PublicSymbol[] {
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (symbol.flags & ts.SymbolFlags.ValueModule) {
      const inside = `${namespaceBase}namespaces/${exported.name}/`;
      return exportsOf(checker, symbol, inside, inside);
    }
    if (isHidden(symbol, checker)) return [];
    const folder = folders.find(([flag]) => symbol.flags & flag)?.[1];
    return folder ? [{ symbol, link: `${base}${folder}/${exported.name}` }] : [];
  });
}

/** Whether a tag in the comment of a symbol keeps it out of the reference. */
export function isHidden(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  // Properties that a sketch can read are described, even if only the library sets them.
  const getter = symbol.declarations?.find(ts.isGetAccessorDeclaration);
  const names = getter
    ? ts.getJSDocTags(getter).map(({ tagName }) => tagName.text)
    : symbol.getJsDocTags(checker).map(({ name }) => name);
  return names.some((name) => name === 'ignore' || name === 'internal' || name === 'hidden');
}
