/** Finds which documented symbols of the library a piece of code uses. */
import ts from 'typescript';
import { CALLBACKS, partsOf, rootOf, type LibrarySurface, type SymbolId } from './references';
import { globalsFile } from './sampleProgram';

/** The documented symbols that a file uses, each once, in the order of their first use. */
export function findUses(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  surface: LibrarySurface,
): SymbolId[] {
  return [...new Uses(checker, surface).of(file)];
}

class Uses {
  readonly #found = new Set<SymbolId>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly surface: LibrarySurface,
  ) {}

  of(node: ts.Node): Set<SymbolId> {
    this.#visit(node);
    return this.#found;
  }

  #visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) {
      this.#note(this.#memberAt(node));
    } else if (ts.isIdentifier(node)) {
      this.#note(this.#hookAt(node) ?? this.#globalAt(node));
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      const type = this.checker.getTypeAtLocation(node.parent);
      if (ts.isIdentifier(name)) {
        this.#note(this.#memberOf(type, name.text) ?? this.#exportOf(type, name.text));
      }
    } else if (ts.isObjectLiteralExpression(node)) {
      const type = this.checker.getContextualType(node);
      for (const { name } of type ? node.properties : []) {
        if (type && name && ts.isIdentifier(name)) this.#note(this.#optionOf(type, name.text));
      }
    } else if (ts.isMethodDeclaration(node) && ts.isClassLike(node.parent)) {
      // A class of the sketch that extends one of the library defines what the library calls.
      const base = node.parent.heritageClauses?.[0]?.types[0];
      const type = base && this.checker.getTypeAtLocation(base);
      if (type && ts.isIdentifier(node.name)) this.#note(this.#memberOf(type, node.name.text));
    }
    ts.forEachChild(node, (child) => this.#visit(child));
  }

  #note(id: SymbolId | undefined): void {
    if (id !== undefined && Object.hasOwn(this.surface, id)) this.#found.add(id);
  }

  #memberAt(node: ts.PropertyAccessExpression): SymbolId | undefined {
    const symbol = this.checker.getSymbolAtLocation(node.name);
    const known = symbol && this.#idOf(symbol);
    return known ?? this.#memberOf(this.#typeOf(node.expression), node.name.text);
  }

  /**
   * The type of an expression. The compiler does not know it behind a call of a method that only a
   * subclass has, such as in `renderers().get('edge').invert(true).rotation(90)`.
   */
  #typeOf(node: ts.Expression): ts.Type {
    const type = this.checker.getTypeAtLocation(node);
    const isUnknown = Boolean(type.flags & ts.TypeFlags.Any);
    if (isUnknown && ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      return this.#typeOf(node.expression.expression);
    }
    return type;
  }

  #memberOf(type: ts.Type, name: string): SymbolId | undefined {
    const solid = this.checker.getNonNullableType(type);
    const parts = solid.isUnionOrIntersection() ? [solid, ...solid.types] : [solid];
    for (const part of parts) {
      const symbol = this.checker.getPropertyOfType(part, name);
      const known = symbol && this.#idOf(symbol);
      if (known !== undefined) return known;
    }
    for (const part of parts) {
      const owner = part.getSymbol()?.name;
      const id = owner === undefined ? undefined : this.#memberOfRelated(owner, name);
      if (id !== undefined) return id;
    }
    return undefined;
  }

  /** The member of this name that one related type has, if there is exactly one. */
  #memberOfRelated(owner: string, name: string): SymbolId | undefined {
    if (!Object.hasOwn(this.surface, owner)) return undefined;
    const related = this.#membersNamed(name, rootOf(this.surface, owner));
    return related.length === 1 ? related[0] : undefined;
  }

  /** The members of this name of all types that extend a type. */
  #membersNamed(name: string, root: string): SymbolId[] {
    return Object.keys(this.surface).filter((id) => {
      const [type, member] = partsOf(id);
      return member === name && rootOf(this.surface, type) === root;
    });
  }

  /** An option, such as in `update({ invert: true })`, is a use of the method of the same name. */
  #optionOf(type: ts.Type, name: string): SymbolId | undefined {
    const id = this.#memberOf(type, name);
    const kind = id === undefined ? undefined : this.surface[id]?.kind;
    if (id === undefined || (kind !== 'property' && kind !== 'method')) return undefined;
    if (!id.includes('RendererOptions.')) return id;
    return this.#membersNamed(name, 'P5AsciifyRenderer')[0] ?? id;
  }

  #idOf(symbol: ts.Symbol): SymbolId | undefined {
    for (const declaration of symbol.declarations ?? []) {
      const { parent: body } = declaration;
      // The members of a `type` stand in the object type that it names.
      const parent = ts.isTypeLiteralNode(body) ? body.parent : body;
      const isMember =
        ts.isClassLike(parent) ||
        ts.isInterfaceDeclaration(parent) ||
        ts.isEnumDeclaration(parent) ||
        ts.isTypeAliasDeclaration(parent);
      const id = isMember && parent.name ? `${parent.name.text}.${symbol.name}` : undefined;
      if (id !== undefined && Object.hasOwn(this.surface, id)) return id;
      if (isHook(this.surface, symbol.name) && isMember) return `${CALLBACKS}.${symbol.name}`;
    }
    return undefined;
  }

  /** `function setupAsciify() {…}`, `setupAsciify = …` or `p.setupAsciify = …`. */
  #hookAt(node: ts.Identifier): SymbolId | undefined {
    if (!isHook(this.surface, node.text)) return undefined;
    const { parent } = node;
    const defines =
      (ts.isFunctionDeclaration(parent) && parent.name === node) ||
      (ts.isPropertyAccessExpression(parent) &&
        ts.isBinaryExpression(parent.parent) &&
        parent.parent.left === parent) ||
      (ts.isVariableDeclaration(parent) && parent.name === node);
    return defines ? `${CALLBACKS}.${node.text}` : undefined;
  }

  #globalAt(node: ts.Identifier): SymbolId | undefined {
    return this.#topLevel(this.checker.getSymbolAtLocation(node));
  }

  /** What `const { compareVersions } = p5.asciify.utils` takes out of a namespace. */
  #exportOf(namespace: ts.Type, name: string): SymbolId | undefined {
    return this.#topLevel(this.checker.getPropertyOfType(namespace, name));
  }

  #topLevel(symbol: ts.Symbol | undefined): SymbolId | undefined {
    const original =
      symbol && symbol.flags & ts.SymbolFlags.Alias
        ? this.checker.getAliasedSymbol(symbol)
        : symbol;
    const [declaration] = original?.declarations ?? [];
    if (!original || !declaration) return undefined;
    const { fileName } = declaration.getSourceFile();
    const isOurs = fileName.endsWith(globalsFile) || /\/packages\/p5\.asciify/.test(fileName);
    const isTop =
      !ts.isClassElement(declaration) &&
      !ts.isTypeElement(declaration) &&
      !ts.isEnumMember(declaration);
    return isOurs && isTop ? original.name : undefined;
  }
}

function isHook(surface: LibrarySurface, name: string): boolean {
  return Object.hasOwn(surface, `${CALLBACKS}.${name}`);
}
