import * as v from 'valibot';
import type { Targets } from './checkNavbar';

const docs = v.array(v.object({ id: v.string() }));
/** The part of what the docs plugin has loaded that tells where entries can lead. */
const contentSchema = v.object({
  'docusaurus-plugin-content-docs': v.object({
    default: v.object({
      loadedVersions: v.array(
        v.object({
          isLast: v.boolean(),
          docs,
          // In a published site an entry for a draft is left out, without a complaint.
          drafts: docs,
          sidebars: v.record(v.string(), v.array(v.unknown())),
        }),
      ),
    }),
  }),
});

/** Reads what the latest version of the docs offers, where every page can lead to. */
export function readTargets(allContent: unknown): Omit<Targets, 'types'> {
  const { loadedVersions } = v.parse(contentSchema, allContent)['docusaurus-plugin-content-docs']
    .default;
  const latest = loadedVersions.find(({ isLast }) => isLast);
  if (!latest) throw new Error('The docs have no latest version, which navigation could lead to.');
  return {
    docIds: [...latest.docs, ...latest.drafts].map(({ id }) => id),
    sidebars: Object.fromEntries(
      Object.entries(latest.sidebars).map(([id, items]) => [id, firstDoc(items)]),
    ),
  };
}

const itemSchema = v.object({
  type: v.string(),
  id: v.optional(v.string()),
  link: v.optional(v.object({ type: v.string(), id: v.optional(v.string()) })),
  items: v.optional(v.array(v.unknown()), []),
});

function firstDoc(items: readonly unknown[]): string | undefined {
  for (const item of items) {
    const { type, id, link, items: inner } = v.parse(itemSchema, item);
    const own = type === 'doc' ? id : link?.type === 'doc' ? link.id : undefined;
    const first = own ?? firstDoc(inner);
    if (first !== undefined) return first;
  }
  return undefined;
}
