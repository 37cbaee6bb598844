/** Measures how build time and a page's JavaScript grow with the number of pages. */
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';
import { readCount } from '../environment';
import { visit } from '../paint/visit';
import { serve } from '../serve';
import { buildLargerSite, type LargerSite } from './largerSite';
import { pageCounts } from './pageCounts';

export async function run(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    const sizes: Size[] = [];
    for (const pageCount of pageCounts(readCount('BENCH_PAGES', undefined))) {
      console.log(`Building the site with ${pageCount} pages more …`);
      const site = await buildLargerSite(pageCount);
      console.log(`… took ${site.seconds.toFixed(0)} s.`);
      sizes.push(await measure(browser, pageCount, site));
    }
    print(sizes);
  } finally {
    await browser.close();
  }
}

interface Size {
  pageCount: number;
  seconds: number;
  /** Compressed bytes of the scripts that one of the site's own pages loads before interaction. */
  ownScripts: number;
  syntheticScripts: number;
}

async function measure(
  browser: Browser,
  pageCount: number,
  { folder, seconds, pages }: LargerSite,
): Promise<Size> {
  const { origin, close } = await serve(folder);
  try {
    const scriptsOf = async (path: string): Promise<number> =>
      (await visit(browser, origin + path)).scriptBytes;
    return {
      pageCount,
      seconds,
      ownScripts: await scriptsOf(pages.own),
      syntheticScripts: await scriptsOf(pages.synthetic),
    };
  } finally {
    close();
  }
}

function print([smallest, ...larger]: readonly Size[]): void {
  if (!smallest) return;
  const row = ({ seconds, ownScripts, syntheticScripts }: Size): Record<string, string> => {
    const ratio = (value: number, first: number): string => `(${(value / first).toFixed(2)} ×)`;
    return {
      build: `${seconds.toFixed(0)} s ${ratio(seconds, smallest.seconds)}`,
      'scripts of a guide': `${kilobytes(ownScripts)} ${ratio(ownScripts, smallest.ownScripts)}`,
      'scripts of an added page': `${kilobytes(syntheticScripts)} ${ratio(syntheticScripts, smallest.syntheticScripts)}`,
    };
  };
  console.log(
    `The site's own pages and synthetic ones, built without a cache. Ratios to the first.`,
  );
  console.table(
    Object.fromEntries([smallest, ...larger].map((size) => [`${size.pageCount} more`, row(size)])),
  );
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
