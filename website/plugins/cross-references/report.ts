/** `npm run report -w website`: which symbols no page of the docs and no example uses. */
import { readReferences } from './readReferences';
import { unusedSymbols } from './references';

async function main(): Promise<void> {
  const references = await readReferences();
  const total = Object.keys(references.surface).length;
  const unused = unusedSymbols(references);
  const notInGuides = unusedSymbols(references, ['guide', 'page']).filter(
    (id) => !unused.includes(id),
  );
  print(
    `${unused.length} of ${total} symbols are used in no page of the docs and in no example`,
    unused,
  );
  print(`${notInGuides.length} are used in examples, but in no page of the docs`, notInGuides);
}

function print(title: string, ids: readonly string[]): void {
  console.log([`${title}:`, ...ids.map((id) => `  ${id}`)].join('\n'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
