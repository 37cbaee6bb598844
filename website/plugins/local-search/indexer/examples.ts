/** The sketches in `examples/`, as far as the search wants to know them. */
import type { Example } from '../../examples/readExamples';
import { identifiersIn } from './identifiers';

export interface ExampleRecord {
  summary: string;
  /** What the sketch uses. */
  names: string[];
}

/** @returns What is to be known of each example, by the name of its folder. */
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
