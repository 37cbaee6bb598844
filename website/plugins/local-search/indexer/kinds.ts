/** What kind of page a path leads to: the results are grouped by it. */

export interface PageKind {
  label: string;
  /** How much readers want such a page, compared with others that match as well. */
  weight: number;
}

export const exampleKind: PageKind = { label: 'Examples', weight: 0.8 };

/** Kinds by the beginning of the path below the base URL; the first that matches counts. */
const kinds: readonly (readonly [string, PageKind])[] = [
  // The changelog and the legal pages match many words, but are seldom what a reader looks for.
  ['docs/help/changelog', { label: 'Guides', weight: 0.5 }],
  ['docs/legal/', { label: 'Legal', weight: 0.5 }],
  ['docs/api/', { label: 'API reference', weight: 1 }],
  ['docs/community/', { label: 'Community', weight: 0.8 }],
  ['docs/donate/', { label: 'Community', weight: 0.8 }],
  ['docs/', { label: 'Guides', weight: 1 }],
  ['examples/', exampleKind],
  ['blog/', { label: 'Blog', weight: 0.7 }],
  ['', { label: 'Pages', weight: 0.7 }],
];

export function kindOf(path: string): PageKind {
  const [, kind] = kinds.find(([prefix]) => path.startsWith(prefix) || `${path}/` === prefix) ?? [];
  if (!kind) return { label: 'Pages', weight: 1 };
  return isApi(kind) ? { ...kind, weight: kind.weight * apiWeight(path) } : kind;
}

/** Pages of classes and functions weigh most: lists of names and of default values only repeat. */
function apiWeight(path: string): number {
  if (/\/namespaces\/[\w/]*variables\/|\/namespaces\/\w+\/?$/.test(path)) return 0.5;
  return /\/(?:interfaces|type-aliases)\//.test(path) ? 0.8 : 1;
}

export const isApi = ({ label }: PageKind): boolean => label === 'API reference';
