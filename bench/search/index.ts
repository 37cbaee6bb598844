/**
 * Measures the embedded search: how size and times grow with the number of pages, and how long a
 * reader waits after a keystroke.
 */
import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { createCatalogue } from 'docusaurus-local-search/engine/catalogue';
import { textTerms } from 'docusaurus-local-search/engine/words';
import type { SearchIndex } from 'docusaurus-local-search/searchIndex';
import { median, quantile } from '../statistics';
import { measureKeystrokes } from './keystrokes';
import { SECTIONS_A_PAGE, syntheticSite } from './syntheticSite';

const PAGE_COUNTS = [60, 600, 6000];
const ROUNDS = 2;

export async function run(): Promise<void> {
  measureGrowth();
  await measureKeystrokes();
}

interface Figures {
  kilobytes: number;
  invertedKilobytes: number;
  indexing: number;
  query: number;
  slowQuery: number;
  scan: number;
}

function measureGrowth(): void {
  console.log(`Synthetic docs of ${SECTIONS_A_PAGE} sections a page, in Node. In brackets, the`);
  console.log(
    `ratio to ${PAGE_COUNTS[0]} pages. The scan is the baseline of a query: looking for the`,
  );
  console.log('words in every text, without ranking, parts, stems or slips.\n');
  let smallest: Figures | undefined;
  for (const pageCount of PAGE_COUNTS) {
    const figures = measure(pageCount);
    smallest ??= figures;
    const ratio = (key: keyof Figures): string =>
      ` (${((figures[key] ?? NaN) / (smallest?.[key] ?? NaN)).toFixed(1)} ×)`;
    const { kilobytes, invertedKilobytes, indexing, query, slowQuery, scan } = figures;
    console.log(`${pageCount} pages`);
    console.log(`  index, gzip       ${kilobytes.toFixed(0)} kB${ratio('kilobytes')}`);
    console.log(
      `  were it inverted  ${invertedKilobytes.toFixed(0)} kB: ${(invertedKilobytes / kilobytes).toFixed(2)} × the text`,
    );
    console.log(`  made ready in     ${indexing.toFixed(0)} ms${ratio('indexing')}`);
    console.log(
      `  query, median     ${query.toFixed(2)} ms${ratio('query')}: ${(query / scan).toFixed(2)} × a scan`,
    );
    console.log(`  query, 95 %       ${slowQuery.toFixed(2)} ms${ratio('slowQuery')}\n`);
  }
}

function measure(pageCount: number): Figures {
  const { index, queries } = syntheticSite(pageCount);
  const json = JSON.stringify(index);
  const indexing: number[] = [];
  const times: number[] = [];
  const scans: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const catalogue = createCatalogue(index);
    indexing.push(performance.now() - started);
    for (const query of queries) {
      times.push(timed(() => catalogue.find(query, () => true)));
      scans.push(timed(() => scan(index, query)));
    }
  }
  return {
    kilobytes: gzipSync(json).length / 1000,
    invertedKilobytes: gzipSync(invertedIndex(index)).length / 1000,
    indexing: median(indexing),
    query: median(times),
    slowQuery: quantile(times, 0.95),
    scan: median(scans),
  };
}

function timed(act: () => unknown): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}

function scan({ sections }: SearchIndex, query: string): number {
  const words = query.toLowerCase().split(' ');
  return sections.filter(({ text = '', symbol = '' }) => {
    const all = `${text} ${symbol}`.toLowerCase();
    return words.every((word) => all.includes(word));
  }).length;
}

/** The file to download if the build made the inverted index; it holds texts for snippets, too. */
function invertedIndex({ pages, sections }: SearchIndex): string {
  const fields = ['text', 'symbol', 'headings'];
  const inverted = new MiniSearch({
    fields,
    storeFields: [...fields, 'page', 'anchor'],
    tokenize: textTerms,
    processTerm: (term) => term,
  });
  inverted.addAll(sections.map((section, id) => ({ id, ...section })));
  return JSON.stringify({ pages, inverted });
}
