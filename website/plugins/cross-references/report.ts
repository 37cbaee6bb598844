/** `npm run report -w website`: what the API reference lacks for its readers. */
import { measureReference } from './measureReference';

async function main(): Promise<void> {
  const { symbols, unused, inExamplesOnly, repeated, tasks } = await measureReference();
  print(`${unused.length} of ${symbols} symbols are used in no guide and in no example`, unused);
  print(`${inExamplesOnly.length} are used in examples, but in no guide`, inExamplesOnly);
  print(`${repeated.length} examples draw what another example of their class draws`, repeated);
  print(`${tasks.length} tasks are in the index`, []);
}

function print(title: string, items: readonly string[]): void {
  console.log(
    [items.length > 0 ? `${title}:` : `${title}.`, ...items.map((item) => `  ${item}`)].join('\n'),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
