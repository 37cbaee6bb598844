/** Groups hits for the dialogue. */
import type { Hit } from '../question';

export interface GroupedHit extends Hit {
  /** Set when the hit is drawn as a branch of its page, which is above it in the list. */
  branch?: 'inner' | 'last';
}

export interface Group {
  /** The kind of page, which is the first title of each hit. */
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

/** Marks sections as branches where their page ranks before them. */
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

/** Removes the marks, which only some hits of a group have. */
const plain = (title = ''): string => title.replace(/<\/?mark>/g, '');
