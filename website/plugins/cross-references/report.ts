/** `npm run report -w website`: what the reference, guides, the cookbook and the glossary lack. */
import { measureCookbook } from '../sketches/report/measureCookbook';
import { measureExercises } from '../sketches/report/measureExercises';
import { measureGlossary } from '../glossary/measureGlossary';
import { measureReference } from './measureReference';

async function main(): Promise<void> {
  const { symbols, unused, inExamplesOnly, repeated, tasks } = await measureReference();
  print(`${unused.length} of ${symbols} symbols are used in no guide and in no example`, unused);
  print(`${inExamplesOnly.length} are used in examples, but in no guide`, inExamplesOnly);
  print(`${repeated.length} examples draw what another example of their class draws`, repeated);
  print(`${tasks.length} tasks are in the index`, []);
  const { guides, tooFew } = measureExercises();
  print(`${tooFew.length} of ${guides} guides have fewer than three exercises`, tooFew);
  const { recipes, withoutPicture, withoutMaterial } = await measureCookbook();
  print(`${withoutPicture.length} of ${recipes} recipes have no captured frame`, withoutPicture);
  print(`${withoutMaterial.length} are in no list by material`, withoutMaterial);
  const { unlinked } = await measureGlossary();
  print(
    `${unlinked.length} terms of the glossary are linked on no page`,
    unlinked.map(({ title }) => title),
  );
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
