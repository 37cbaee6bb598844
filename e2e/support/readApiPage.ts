/** Reads what a page of the API reference documents. */
import { toHtml } from 'hast-util-to-html';
import { elementsIn, textIn } from './html';
import { expect, type Page } from './test';

export interface Section {
  /** Text of the `h2` above the section. */
  group: string;
  /** Text of the section's `h3`; empty for the text that stands before the first one. */
  title: string;
  /** Number of words in the section's paragraphs. */
  words: number;
  examples: number;
  /** Its small lines: since when the symbol is there, what is related to it, what uses it. */
  lines: string[];
}

export interface ApiPageContent {
  sections: Section[];
  tables: { group: string; head: string[]; rows: string[][] }[];
  /** Links to the source code, each with the names that the linked line may declare. */
  sources: { href: string; names: string[] }[];
  text: string;
  /** The paragraphs above the line that says since when the symbol is there. */
  purpose: string;
  /** Whether a live example stands before the first heading below the title. */
  beginsLive: boolean;
}

/** Reads the sections, tables and source links of a page of the reference. */
export async function readApiPage(page: Page, address: string): Promise<ApiPageContent> {
  // Only the HTML is fetched: loading styles and scripts would take most of the time.
  const html = await (await page.request.get(address)).text();
  expect(textIn(html, 'article'), address).not.toContain('Edit this page');
  await page.setContent(toHtml(elementsIn(html, 'article')));
  return page.locator('.theme-doc-markdown').evaluate((content) => {
    const plain = (element: Element | null) =>
      (element?.textContent ?? '').replaceAll('\u200b', '').trim();
    const heading = plain(content.querySelector('h1')).replace(/<.*/, '');
    const sections: Section[] = [{ group: '', title: '', words: 0, examples: 0, lines: [] }];
    const tables: ApiPageContent['tables'] = [];
    const sources: ApiPageContent['sources'] = [];
    for (const element of content.children) {
      const { group = '', title = '' } = sections.at(-1) ?? {};
      const begin = (section: Pick<Section, 'group' | 'title'>) =>
        void sections.push({ ...section, words: 0, examples: 0, lines: [] });
      if (element.matches('h2')) begin({ group: plain(element), title: '' });
      if (element.matches('h3')) begin({ group, title: plain(element) });
      const current = sections.at(-1);
      if (!current) continue;
      const isSource = plain(element).startsWith('Defined in');
      if (element.matches('p') && !isSource) {
        current.words += plain(element).match(/\w+/g)?.length ?? 0;
      }
      if (element.matches('.references')) current.lines.push(plain(element));
      if (element.matches('figure, pre') || element.querySelector('pre')) current.examples += 1;
      for (const table of element.matches('table')
        ? [element]
        : element.querySelectorAll('table')) {
        const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
          [...row.children].map(plain),
        );
        tables.push({ group, head: [...table.querySelectorAll('th')].map(plain), rows });
      }
      for (const link of element.querySelectorAll('a[href*="/blob/"]')) {
        const row = plain(link.closest('tr')?.firstElementChild ?? null);
        const name = (row || title || heading).replace(/[?()]|^get /g, '');
        // The linked line of a constructor says `constructor` instead of the member's name.
        sources.push({ href: String(link.getAttribute('href')), names: [name, 'constructor'] });
      }
    }
    const [first] = content.querySelectorAll('[data-example], h2');
    const paragraphs = [...content.children].filter((element) => element.matches('p'));
    const facts = paragraphs.findIndex((element) => element.matches('.references'));
    return {
      purpose: paragraphs.slice(0, facts).map(plain).join(' '),
      sections,
      tables,
      sources,
      text: plain(content),
      beginsLive: first?.matches('[data-example]') ?? false,
    };
  });
}
