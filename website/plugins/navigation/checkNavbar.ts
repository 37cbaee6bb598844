/** Finds entries of the navigation bar that lead nowhere, before each page fails because of them. */
import * as v from 'valibot';

/** What entries can lead to. */
export interface Targets {
  docIds: readonly string[];
  /** The first doc of each sidebar, by the id of the sidebar. */
  sidebars: Readonly<Record<string, string | undefined>>;
  /** The types of entries that the site has components for. */
  types: readonly string[];
}

const entries = v.optional(v.array(v.unknown()), []);
/** The theme has checked the entries already; this is what leads somewhere in them. */
const entrySchema = v.object({
  type: v.optional(v.string()),
  label: v.optional(v.string()),
  docId: v.optional(v.string(), ''),
  sidebarId: v.optional(v.string(), ''),
  items: v.optional(v.array(v.unknown())),
  dropdownItemsBefore: entries,
  dropdownItemsAfter: entries,
});
type Entry = v.InferOutput<typeof entrySchema>;

/** @throws Error saying all that is wrong, which ids exist, and what to write. */
export function checkNavbar(items: readonly unknown[], targets: Targets): void {
  const problems = allEntries(items).flatMap((entry) => problemOf(entry, targets));
  if (problems.length === 0) return;
  const heading = 'The navigation bar leads nowhere. Correct it in website/navigation.config.ts:';
  const lists = [
    ...(problems.some(({ lacks }) => lacks === 'doc')
      ? [`Ids of docs: ${targets.docIds.toSorted().join(', ')}`]
      : []),
    ...(problems.some(({ lacks }) => lacks === 'sidebar')
      ? [`Ids of sidebars, and the doc that each begins with: ${listSidebars(targets.sidebars)}`]
      : []),
  ];
  throw new Error(
    [[heading, ...problems.map(({ says }) => says)].join('\n- '), ...lists].join('\n\n'),
  );
}

function allEntries(items: readonly unknown[]): Entry[] {
  return items.flatMap((item) => {
    const entry = v.parse(entrySchema, item);
    const { items: own = [], dropdownItemsBefore, dropdownItemsAfter } = entry;
    return [entry, ...allEntries([...dropdownItemsBefore, ...own, ...dropdownItemsAfter])];
  });
}

interface Problem {
  says: string;
  /** What does not exist, of which there is a list. */
  lacks?: 'doc' | 'sidebar';
}

function problemOf(entry: Entry, { docIds, sidebars, types }: Targets): Problem[] {
  const { docId, sidebarId } = entry;
  // The theme takes an entry with entries of its own for a dropdown.
  const type = entry.type ?? (entry.items ? 'dropdown' : 'default');
  const name = `The entry ${JSON.stringify(entry.label ?? type)}`;
  if (type === 'doc' && !docIds.includes(docId)) {
    const says = `${name} has the docId "${docId}", which no doc has. ${advice(docId, docIds)}`;
    return [{ says, lacks: 'doc' }];
  }
  if (type === 'docSidebar' && !Object.hasOwn(sidebars, sidebarId)) {
    const write = types.includes(type)
      ? 'one of the ids below'
      : "type: 'doc', and one of the docs below";
    const says = `${name} has the sidebarId "${sidebarId}", which no sidebar has. Write ${write}.`;
    return [{ says, lacks: 'sidebar' }];
  }
  if (types.includes(type)) return [];
  const lack = `${name} is of the type "${type}", for which this site has no component.`;
  const first = type === 'docSidebar' ? sidebars[sidebarId] : undefined;
  return [
    {
      says: first
        ? `${lack} Write { type: 'doc', docId: '${first}' }, the doc that the sidebar begins with.`
        : `${lack} Write one of ${types.join(', ')}, or add its component to website/src/theme/NavbarItem/ComponentTypes.tsx and its name to website/shared/navbarTypes.ts.`,
    },
  ];
}

/** Proposes docs of the same name in other folders; `docs/intro` is an address, not an id. */
function advice(docId: string, docIds: readonly string[]): string {
  const nameOf = (id: string): string => /([^/]*?)(\/index)?(\.mdx?)?\/?$/.exec(id)?.[1] ?? id;
  const alike = docIds.filter((id) => nameOf(id) === nameOf(docId));
  return alike.length > 0
    ? `Write ${alike.map((id) => `docId: '${id}'`).join(' or ')}.`
    : 'Write one of the ids below.';
}

const listSidebars = (sidebars: Targets['sidebars']): string =>
  Object.entries(sidebars)
    .map(([id, first]) => `${id} (${first ?? 'no doc'})`)
    .join(', ');
