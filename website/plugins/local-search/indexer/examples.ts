/** What the search index holds of the sketches in `examples/`. */
import type { Example } from '../../examples/readExamples';
import { identifiersIn } from './identifiers';

export interface ExampleRecord {
  summary: string;
  /** Tags of the example, and the names that its sketch uses. */
  names: string[];
}

/** @returns The record of each example, by the name of its folder. */
export function exampleRecords(
  examples: readonly Pick<Example, 'slug' | 'summary' | 'tags' | 'source'>[],
): Map<string, ExampleRecord> {
  return new Map(
    examples.map(({ slug, summary, tags, source }) => [
      slug,
      { summary, names: [...tags, ...identifiersIn(source)] },
    ]),
  );
}
