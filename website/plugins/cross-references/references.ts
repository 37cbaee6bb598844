/** The uses of each symbol, and the descriptions that pages show of it. */
import * as v from 'valibot';

/**
 * Names a documented symbol: `P5AsciifyGrid`, or `P5AsciifyGrid.cols` for a member of a type, which
 * is named after the type that declares it.
 */
export type SymbolId = string;

const symbolSchema = v.object({
  kind: v.picklist(['type', 'variable', 'function', 'method', 'accessor', 'property']),
  /** The documented type of the value, or the return type of the method. */
  gives: v.optional(v.string()),
  /** The documented types that the type extends. */
  extends: v.optional(v.array(v.string())),
});
export type LibrarySymbol = v.InferOutput<typeof symbolSchema>;

/** A page with code. */
const pageSchema = v.object({
  /** A page of the docs is a guide when it explains the library's use, unlike _Installation_. */
  kind: v.picklist(['guide', 'page', 'example']),
  title: v.string(),
  /** What leads to it in Markdown: a file of the docs, or the address of an example. */
  target: v.string(),
  /** How many of its samples use a symbol, and how often its text names those that they use. */
  uses: v.record(v.string(), v.number()),
});
export type Page = v.InferOutput<typeof pageSchema>;

export const referencesSchema = v.object({
  /** What is documented. Members stand with the type that declares them, not with those that inherit. */
  surface: v.record(v.string(), symbolSchema),
  /** In the order in which readers find them. */
  pages: v.array(pageSchema),
});
export type References = v.InferOutput<typeof referencesSchema>;
export type LibrarySurface = References['surface'];

/** The interface whose members are the functions that a sketch defines. Each has its own page. */
export const CALLBACKS = 'P5AsciifyExtensions';

/** The topmost documented type that a type extends, or the type itself. */
export function rootOf(surface: LibrarySurface, type: string): string {
  const [base] = surface[type]?.extends ?? [];
  return base === undefined ? type : rootOf(surface, base);
}

/** The type of a member, and its name: `['P5AsciifyGrid', 'cols']`. */
export function partsOf(id: SymbolId): [string, string | undefined] {
  const [type = '', member] = id.split('.');
  return [type, member];
}

/**
 * How many pages the line "Used in" of a symbol names. One of them is an example, if there is any.
 */
const most = 2;

export interface UsedIn {
  pages: Page[];
  /** How many more examples there are. */
  more: number;
}

/**
 * The pages that a symbol's entry names: first the guide that uses it most, or another page of the
 * docs; then the example that uses the fewest other symbols, in which it is easiest to find.
 */
export function usedIn(id: SymbolId, { surface, pages }: References): UsedIn {
  const own = [id, ...tableMembers(id, surface), ...overrides(id, surface)];
  const isNamed = pages.some(({ uses }) => own.some((one) => Object.hasOwn(uses, one)));
  // A type such as that of options is rarely named in code; then the uses of its members count.
  const ids = isNamed ? own : [id, ...membersOf(id, surface)];
  const count = ({ uses }: Page): number => ids.reduce((sum, one) => sum + (uses[one] ?? 0), 0);
  const of = (kind: Page['kind']): Page[] =>
    pages.filter((page) => page.kind === kind && count(page) > 0);
  const docs = [of('guide'), of('page')].flatMap((group) =>
    group.sort((a, b) => count(b) - count(a)),
  );
  const examples = of('example').sort(
    (a, b) => Object.keys(a.uses).length - Object.keys(b.uses).length,
  );
  const first = docs.slice(0, examples.length > 0 ? most - 1 : most);
  const shown = examples.slice(0, most - first.length);
  return { pages: [...first, ...shown], more: examples.length - shown.length };
}

/** The members of a type that stand in a table, where a row has no room for a separate line. */
function tableMembers(type: SymbolId, surface: LibrarySurface): SymbolId[] {
  return membersOf(type, surface).filter((id) => surface[id]?.kind === 'property');
}

function membersOf(type: SymbolId, surface: LibrarySurface): SymbolId[] {
  return Object.keys(surface).filter((id) => id !== type && partsOf(id)[0] === type);
}

/** The declarations of a member in types that extend its type: to call one is to call the other. */
function overrides(id: SymbolId, surface: LibrarySurface): SymbolId[] {
  const [type, member] = partsOf(id);
  if (member === undefined) return [];
  return Object.keys(surface).filter((other) => {
    const [owner, name] = partsOf(other);
    return name === member && owner !== type && ancestors(owner, surface).includes(type);
  });
}

function ancestors(type: string, surface: LibrarySurface): string[] {
  return (surface[type]?.extends ?? []).flatMap((base) => [base, ...ancestors(base, surface)]);
}

/** The line as Markdown; empty where nothing uses the symbol. */
export function usedInLine(id: SymbolId, references: References): string {
  const { pages, more } = usedIn(id, references);
  if (pages.length === 0) return '';
  const links = pages.map(({ title, target }) => `[${escaped(title)}](${target})`);
  const rest =
    more > 0 ? ` and [${more} more ${more > 1 ? 'examples' : 'example'}](/examples)` : '';
  return links.join(', ') + rest;
}

function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>&]/g, '\\$&');
}

/**
 * Documented symbols that no page of these kinds uses. A type is used with its members, a member
 * with those that override it, and an option of a renderer with the method of the same name.
 */
export function unusedSymbols({ surface, pages }: References, kinds?: Page['kind'][]): SymbolId[] {
  const asked = pages.filter(({ kind }) => kinds?.includes(kind) ?? true);
  const used = new Set(asked.flatMap(({ uses }) => Object.keys(uses)));
  const usedTypes = new Set([...used].map((id) => partsOf(id)[0]));
  return Object.keys(surface).filter(
    (id) =>
      ![id, ...overrides(id, surface)].some((one) => used.has(one)) &&
      !usedTypes.has(id) &&
      !id.includes('RendererOptions'),
  );
}
