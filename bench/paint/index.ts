/**
 * Measures a first visit on a slow phone with a slow network, and the way to the next page: of the
 * built site, of (a) its own HTML and style sheet without scripts, and of (b) an untuned Docusaurus
 * site. All are served side by side.
 */
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';
import { readRounds } from '../rounds';
import { serve, type Served } from '../serve';
import { median } from '../statistics';
import { buildStockSite, prepareStockSite } from '../stock';
import { compareNavigation } from './navigate';
import { assertBuilt, makeBarePages, siteFolder } from './variants';
import { timeControl, visit, type Visit } from './visit';

const ROUNDS = readRounds(5);
const pages: Record<string, { path: string; stock: boolean }> = {
  home: { path: '/', stock: false },
  guide: { path: '/docs/guides/exporting', stock: true },
  'API page': { path: '/docs/api/classes/P5Asciifier', stock: true },
};

export async function run(): Promise<void> {
  assertBuilt();
  await prepareStockSite();
  const sites = {
    site: siteFolder,
    'HTML + CSS': await makeBarePages(Object.values(pages).map(({ path }) => path)),
    Docusaurus: await buildStockSite(),
  };
  const servers: (Served & { name: string })[] = [];
  const browser = await chromium.launch(launchOptions());
  try {
    for (const [name, folder] of Object.entries(sites)) {
      servers.push({ name, ...(await serve(folder)) });
    }
    for (const [page, { path, stock }] of Object.entries(pages)) {
      const visits = new Map<string, Visit[]>();
      const controls: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { name, origin } of servers) {
          if (name === 'Docusaurus' && !stock) continue;
          const seen = await visit(browser, origin + path);
          visits.set(name, [...(visits.get(name) ?? []), seen]);
          if (name === 'site' && stock) controls.push(await timeControl(browser, origin + path));
        }
      }
      console.log(`${page} (${path}), median of ${ROUNDS} rounds`);
      console.table(Object.fromEntries([...visits].map(([name, seen]) => [name, summarise(seen)])));
      console.log(compare(visits, median(controls)));
    }
    const withScripts = servers.filter(({ name }) => name !== 'HTML + CSS');
    await compareNavigation(browser, withScripts, ROUNDS);
  } finally {
    await browser.close();
    for (const { close } of servers) close();
  }
}

function summarise(visits: readonly Visit[]): Record<string, number> {
  const of = (value: (visit: Visit) => number): number => median(visits.map(value));
  return {
    'FCP ms': Math.round(of(({ fcp }) => fcp)),
    'LCP ms': Math.round(of(({ lcp }) => lcp)),
    'TBT ms': Math.round(of(({ tbt }) => tbt)),
    CLS: Number(of(({ cls }) => cls).toFixed(3)),
    'kB to the paint': Number((of(({ blockingBytes }) => blockingBytes) / 1000).toFixed(1)),
    'kB of scripts': Number((of(({ scriptBytes }) => scriptBytes) / 1000).toFixed(1)),
    'load ms': Math.round(of(({ load }) => load)),
  };
}

function compare(visits: ReadonlyMap<string, readonly Visit[]>, control: number): string {
  const of = (name: string, key: keyof Visit): number =>
    median((visits.get(name) ?? []).map((seen) => seen[key]));
  const ratios = {
    'FCP to HTML + CSS': of('site', 'fcp') / of('HTML + CSS', 'fcp'),
    'LCP to HTML + CSS': of('site', 'lcp') / of('HTML + CSS', 'lcp'),
    "a control's effect to Docusaurus's load event": control / of('Docusaurus', 'load'),
  };
  return Object.entries(ratios)
    .filter(([, ratio]) => Number.isFinite(ratio))
    .map(([name, ratio]) => `  ${name}: ${ratio.toFixed(2)} ×`)
    .join('\n');
}
