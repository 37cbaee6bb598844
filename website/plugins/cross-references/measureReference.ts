import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSamples } from '../../samples/listSamples';
import { findRepeatedScenes } from '../../samples/repeatedScenes';
import { readReferences } from './readReferences';
import { unusedSymbols, type SymbolId } from './references';

const repository = join(__dirname, '../../..');

/** How useful the API reference is to its readers, in numbers. */
export interface ReferenceReport {
  /** How many symbols it describes. */
  symbols: number;
  /** Those that no page of the docs and no example uses. */
  unused: SymbolId[];
  /** Those that examples use, but no page of the docs. */
  inExamplesOnly: SymbolId[];
  /** Examples of a class that draw what another example of that class draws. */
  repeated: string[];
  /** The tasks of its index. */
  tasks: string[];
}

export async function measureReference(): Promise<ReferenceReport> {
  const references = await readReferences();
  const unused = unusedSymbols(references);
  const samples = await listSamples(repository);
  const index = await readFile(join(repository, 'packages/p5.asciify/src/index.ts'), 'utf8');
  return {
    symbols: Object.keys(references.surface).length,
    unused,
    inExamplesOnly: unusedSymbols(references, ['guide', 'page']).filter(
      (id) => !unused.includes(id),
    ),
    repeated: findRepeatedScenes(samples.filter(({ file }) => file.startsWith('packages/'))),
    tasks: tasksIn(index),
  };
}

/** The first cells of the tables "I want to" in a comment. */
export function tasksIn(comment: string): string[] {
  const rows = Array.from(comment.matchAll(/^ \* \| ([^|]+) \|/gm), ([, cell = '']) => cell);
  return rows.filter((cell) => cell !== 'I want to' && !/^-+$/.test(cell));
}
