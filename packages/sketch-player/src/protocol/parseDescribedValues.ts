import * as v from 'valibot';
import { leafTypes, treeTypes, type DescribedEntry, type DescribedValue } from './describedValue';

/** A text: longer than any that `describeValue` writes, and short enough to show. */
const text = v.pipe(v.string(), v.maxLength(5000));
const more = v.pipe(v.number(), v.integer(), v.minValue(0));
const maxEntries = 200;
const maxDepth = 10;
/**
 * Values in one message: more than `describeValues` ever writes, and checked in well under a
 * millisecond.
 */
const maxNodes = 1000;
/**
 * Characters of all texts in one message; the rest is cut. To lay out a million characters takes a
 * browser a second or more.
 */
const maxCharacters = 10_000;

const leafSchema = v.object({ type: v.picklist(leafTypes), text });
const treeSchema = v.object({
  type: v.picklist(treeTypes),
  text,
  // The length is checked before anything walks the array: a sandbox can send one with four thousand
  // million elements.
  entries: v.custom<unknown[]>((value) => Array.isArray(value) && value.length <= maxEntries),
  more,
});
const entrySchema = v.object({ key: text, value: v.unknown() });

const unreadable: DescribedValue = { type: 'omitted', text: '(cannot be shown)' };

/**
 * Guards what comes out of a sandbox before it is shown. A value that is no description, or that
 * exceeds what one message may hold, becomes a note in its place; long texts are cut.
 */
export function parseDescribedValues(values: readonly unknown[]): DescribedValue[] {
  const reader = new Reader();
  return values.map((value) => reader.read(value, 0) ?? unreadable);
}

/** Parses the values of one message. A part that is referenced twice counts twice. */
class Reader {
  private remaining = maxNodes;
  private characters = maxCharacters;

  read(value: unknown, depth: number): DescribedValue | undefined {
    this.remaining -= 1;
    if (this.remaining < 0 || depth > maxDepth) return undefined;
    const leaf = v.safeParse(leafSchema, value);
    if (leaf.success) return { ...leaf.output, text: this.cut(leaf.output.text) };
    const tree = v.safeParse(treeSchema, value);
    if (!tree.success) return undefined;
    const name = this.cut(tree.output.text);
    const entries: DescribedEntry[] = [];
    for (const item of tree.output.entries) {
      const entry = v.safeParse(entrySchema, item);
      if (!entry.success) return undefined;
      const key = this.cut(entry.output.key);
      const part = this.read(entry.output.value, depth + 1);
      if (part === undefined) return undefined;
      entries.push({ key, value: part });
    }
    return { ...tree.output, text: name, entries };
  }

  private cut(full: string): string {
    const kept = full.slice(0, this.characters);
    this.characters -= kept.length;
    return kept.length < full.length ? `${kept}…` : full;
  }
}
