/**
 * The record format of DocSearch's crawler. Hosted indexes answer in it, and the hits that readers
 * opened or saved are stored in it.
 */
import * as v from 'valibot';
import type { Hit } from '../question';
import { address, id, text } from './answers';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const level = v.optional(v.nullable(text));
const deeper = { lvl2: level, lvl3: level, lvl4: level, lvl5: level, lvl6: level };

/** Text with the marks of the service; see `Marked`. */
const marked = v.optional(v.object({ value: text }));
const parts = v.optional(
  v.object({
    hierarchy: v.optional(
      v.object({
        lvl0: marked,
        lvl1: marked,
        lvl2: marked,
        lvl3: marked,
        lvl4: marked,
        lvl5: marked,
        lvl6: marked,
      }),
    ),
    content: marked,
  }),
);

/** @param baseUrl The path that the site is served under. */
export const recordSchema = (baseUrl: string) =>
  v.pipe(
    v.object({
      objectID: id,
      url: address(baseUrl),
      type: v.picklist([...levels, 'content']),
      hierarchy: v.object({ lvl0: text, lvl1: text, ...deeper }),
      _highlightResult: parts,
      _snippetResult: parts,
    }),
    v.transform(({ objectID, url, type, hierarchy, _highlightResult, _snippetResult }): Hit => {
      const titles = levels.flatMap((name) => {
        const plain = hierarchy[name];
        return plain ? [_highlightResult?.hierarchy?.[name]?.value ?? plain] : [];
      });
      return {
        id: objectID,
        path: url,
        type: type === 'content' ? 'text' : titles.length > 2 ? 'heading' : 'page',
        titles,
        excerpt: _snippetResult?.content?.value,
      };
    }),
  );

/** Serialises a hit for storage, without the marks and the excerpt of the query that found it. */
export function toRecord({ id: objectID, path: url, titles }: Hit) {
  const plain = titles.map((title) => title.replace(/<\/?mark>/g, ''));
  return {
    objectID,
    url,
    type: levels[plain.length - 1] ?? 'lvl6',
    content: null,
    hierarchy: Object.fromEntries(levels.map((name, index) => [name, plain[index] ?? null])),
  };
}
