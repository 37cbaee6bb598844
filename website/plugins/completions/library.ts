/** Reads the completions for p5.asciify from its source, with the TypeScript compiler. */
import { join } from 'node:path';
import ts from 'typescript';
import { isHidden, publicSymbols, type PublicSymbol } from './librarySymbols';
import { allowedFor, argumentsOf, givenBy, type TypeNames } from './libraryTypes';
import type { CompletionData, Entry } from 'sketch-player/completionData';
import { detailsOf, exampleOf, firstSentence } from './commentText';

interface Options {
  packageFolder: string;
  version: string;
  /** Address of the API reference. */
  reference: string;
}

/** Reads the package's public API, as `docs/api` describes it. */
export function readLibrary({ packageFolder, version, reference }: Options): CompletionData {
  const program = createProgram(packageFolder);
  const checker = program.getTypeChecker();
  const entryFile = program.getSourceFile(join(packageFolder, 'src/index.ts'));
  if (!entryFile) throw new Error(`${packageFolder}: expected a file src/index.ts.`);

  const symbols = publicSymbols(checker, entryFile);
  const names: TypeNames = new Map();
  for (const { symbol } of symbols) names.set(symbol, symbol.name);
  const reader = new MemberReader(checker, names, packageFolder);

  const types: Record<string, Entry[]> = {};
  for (const published of symbols) {
    const { symbol } = published;
    if (symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.Enum)) {
      types[symbol.name] = reader.membersOf(published);
    }
  }
  return {
    library: 'p5.asciify',
    origin: `The documentation comments of p5.asciify ${version}, shortened. MIT`,
    reference,
    globals: [...globalsOf(symbols, reader), ...callbacksOf(types)],
    types: { ...types, ...reader.optionTypes },
  };
}

function createProgram(packageFolder: string): ts.Program {
  const configPath = join(packageFolder, 'tsconfig.json');
  const config = ts.getParsedCommandLineOfConfigFile(
    configPath,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(`${configPath}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
      },
    },
  );
  if (!config) throw new Error(`${configPath}: expected a TypeScript configuration.`);
  // Completions need no types of the DOM or of Node; the program takes half the time without them.
  const options = { ...config.options, lib: ['lib.es2023.d.ts'], types: [] };
  return ts.createProgram([join(packageFolder, 'src/index.ts')], options);
}

/** The exports that are also globals in a page that loads the library by a script tag. */
function globalsOf(symbols: readonly PublicSymbol[], reader: MemberReader): Entry[] {
  const inPage = reader.namesOfWindow();
  return symbols.filter(({ symbol }) => inPage.has(symbol.name)).map((one) => reader.global(one));
}

function callbacksOf(types: Record<string, Entry[]>): Entry[] {
  const members = types['P5AsciifyExtensions'] ?? [];
  return members.map((entry) => ({ ...entry, kind: 'callback', link: `functions/${entry.name}` }));
}

/** Describes the members of public types. */
class MemberReader {
  /** Types of options that have no name of their own. */
  readonly optionTypes: Record<string, Entry[]> = {};

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly names: TypeNames,
    private readonly packageFolder: string,
  ) {}

  membersOf({ symbol, link }: PublicSymbol): Entry[] {
    const isEnum = Boolean(symbol.flags & ts.SymbolFlags.Enum);
    const members = isEnum
      ? [...(symbol.exports?.values() ?? [])]
      : this.checker.getPropertiesOfType(this.checker.getDeclaredTypeOfSymbol(symbol));
    // TypeDoc writes methods and accessors as headings, properties and enum members into tables.
    const anchor = ({ name, flags }: ts.Symbol) => {
      if (flags & (ts.SymbolFlags.Method | ts.SymbolFlags.Accessor)) return name.toLowerCase();
      return `${isEnum ? 'enumeration-member' : 'property'}-${name.toLowerCase()}`;
    };
    return members.flatMap((member) => {
      const declaration = member.declarations?.[0];
      if (!declaration || !this.isPublic(member, declaration)) return [];
      const isMethod = Boolean(member.flags & ts.SymbolFlags.Method);
      const place = `${link}#${anchor(member)}`;
      return [this.entry(member, declaration, isMethod ? 'method' : 'property', place, symbol)];
    });
  }

  global({ symbol, link }: PublicSymbol): Entry {
    const [declaration] = symbol.declarations ?? [];
    if (!declaration) throw new Error(`${symbol.name} has no declaration.`);
    if (symbol.flags & ts.SymbolFlags.Variable) {
      return this.entry(symbol, declaration, 'variable', link, symbol);
    }
    const { name } = symbol;
    const keyword = symbol.flags & ts.SymbolFlags.Enum ? 'enum' : 'class';
    const signature = `${keyword} ${name}`;
    return { name, kind: 'class', signature, ...this.describe(symbol), link, gives: name };
  }

  /** The names that the library declares on `window`. */
  namesOfWindow(): Set<string> {
    const window = this.checker.resolveName('Window', undefined, ts.SymbolFlags.Interface, false);
    const own = (window?.declarations ?? []).filter((declaration) => this.isOurs(declaration));
    return new Set(
      own
        .filter(ts.isInterfaceDeclaration)
        .flatMap(({ members }) => members.flatMap(({ name }) => name?.getText() ?? [])),
    );
  }

  private entry(
    symbol: ts.Symbol,
    declaration: ts.Declaration,
    kind: Entry['kind'],
    link: string,
    owner: ts.Symbol,
  ): Entry {
    const { checker, names } = this;
    const gives = givenBy(declaration, { checker, names, owner: owner.name });
    const takes = argumentsOf(declaration, {
      checker,
      names,
      owner: owner.name,
      describe: (optionsName, properties) => {
        this.optionTypes[optionsName] ??= properties.flatMap((property) => {
          const [optionDeclaration] = property.declarations ?? [];
          return optionDeclaration
            ? [this.entry(property, optionDeclaration, 'property', link, owner)]
            : [];
        });
      },
    });
    const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const allowed = allowedFor(declaration, comment, { checker, names, owner: owner.name });
    return {
      name: symbol.name,
      kind,
      signature: signatureOf(symbol.name, declaration),
      ...this.describe(symbol),
      ...(allowed && { allowed }),
      link,
      ...(gives !== undefined && { gives }),
      ...(takes.length > 0 && { takes }),
    };
  }

  /** What the comment of a symbol says. */
  private describe(symbol: ts.Symbol): Pick<Entry, 'summary' | 'details' | 'example'> {
    const { checker } = this;
    const summary = firstSentence(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
    const tags = symbol.getJsDocTags(checker);
    const details = detailsOf(tags);
    const example = exampleOf(tags);
    return { summary, ...(details.length > 0 && { details }), ...(example && { example }) };
  }

  private isPublic(symbol: ts.Symbol, declaration: ts.Declaration): boolean {
    const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
    if (ts.getCombinedModifierFlags(declaration) & hidden) {
      return false;
    }
    return this.isOurs(declaration) && !isHidden(symbol, this.checker);
  }

  private isOurs(declaration: ts.Declaration): boolean {
    return declaration.getSourceFile().fileName.startsWith(join(this.packageFolder, 'src'));
  }
}

function signatureOf(name: string, declaration: ts.Declaration): string {
  const text = (node: ts.Node) => node.getText().replace(/\s+/g, ' ');
  if (ts.isMethodDeclaration(declaration) || ts.isMethodSignature(declaration)) {
    const parameters = declaration.parameters.map(text).join(', ');
    const result = declaration.type ? text(declaration.type) : 'void';
    return `${name}(${parameters})${result === 'void' ? '' : `: ${result}`}`;
  }
  const typed =
    ts.isGetAccessor(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isPropertySignature(declaration) ||
    ts.isVariableDeclaration(declaration)
      ? declaration.type
      : undefined;
  return typed ? `${name}: ${text(typed)}` : name;
}
