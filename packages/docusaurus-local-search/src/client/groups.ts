/** Arranges hits as the dialogue shows them. */
import type { Hit } from '../question';

export interface GroupedHit extends Hit {
  /** Where it is drawn as a branch of the page above it: between others, or as the last. */
  branch?: 'inner' | 'last';
}

export interface Group {
  /** The kind of page, as the first title of its hits has it. */
  title: string;
  hits: GroupedHit[];
}

/** The most hits in each group: few, so that guides, symbols and examples are all in view. */
export const hitsOfGroup = 3;

/** Groups the best hits by the kind of page, and within a group by the page. */
export function groupHits(hits: readonly Hit[]): Group[] {
  return [...groupBy(hits, ({ titles }) => plain(titles[0]))].map(([title, ofKind]) => {
    const pages = groupBy(ofKind.slice(0, hitsOfGroup), ({ titles }) => plain(titles[1]));
    return { title, hits: [...pages.values()].flatMap(asBranches) };
  });
}

/** What was found on a page is a branch of it, where the page itself was found before. */
function asBranches(hits: readonly Hit[]): GroupedHit[] {
  const root = hits.findIndex(({ type }) => type === 'page');
  return hits.map((hit, index) => {
    if (root < 0 || index <= root) return hit;
    return { ...hit, branch: index < hits.length - 1 ? 'inner' : 'last' };
  });
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** A title without marks: it is marked only where it matched. */
const plain = (title = ''): string => title.replace(/<\/?mark>/g, '');
