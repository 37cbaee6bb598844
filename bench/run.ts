/**
 * Runs benchmarks: `npm run bench` for all of them, `npm run bench -- library` for those named.
 * A benchmark is a folder here whose `index.ts` exports `run()`.
 */
const benchmarks: Record<string, () => Promise<{ run: () => Promise<void> }>> = {
  build: () => import('./build/index'),
  library: () => import('./library/index'),
  paint: () => import('./paint/index'),
  quality: () => import('./quality/index'),
};

async function main(asked: string[]): Promise<void> {
  const unknown = asked.filter((name) => !(name in benchmarks));
  if (unknown.length > 0) {
    const known = Object.keys(benchmarks).join(', ');
    throw new Error(`bench: expected names out of ${known}, got ${unknown.join(', ')}.`);
  }
  for (const [name, load] of Object.entries(benchmarks)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n# ${name}\n`);
    const { run } = await load();
    await run();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
