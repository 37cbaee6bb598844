/** Reads tables that say which page helps with which task, so that tasks can be searched for. */
import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import type { Tasks } from '../options';
import { textOf } from './html';
import type { ReadersWords } from './readersWords';

/**
 * Reads the rows of each table whose first column has the heading of tasks: the words of the task,
 * and where the first link of its row leads.
 *
 * @returns What readers type who mean a page or a section, by its address below the base URL.
 * @throws Error when the page has no such table, or a row has no link within the site.
 */
export function tasksOf(
  tree: Root,
  { page, column }: Tasks,
  baseUrl: string,
): ReadersWords['pages'] {
  const tables = selectAll('table', tree).filter(
    (table) => textOf(select('thead th', table) ?? table) === column,
  );
  if (tables.length === 0) {
    throw new Error(`tasks: /${page} has no table whose first column is “${column}”.`);
  }
  const pages: Record<string, string[]> = {};
  for (const row of tables.flatMap((table) => selectAll('tbody tr', table))) {
    const [first] = selectAll('td', row);
    const task = first ? textOf(first) : '';
    const href = select('a[href]', row)?.properties.href;
    if (typeof href !== 'string' || !href.startsWith(baseUrl)) {
      throw new Error(`tasks: /${page}: “${task}” has no link to a page of this site.`);
    }
    (pages[`/${href.slice(baseUrl.length)}`] ??= []).push(task);
  }
  return pages;
}

/** Adds what tasks say to what a site lists itself. */
export function withTasks(table: ReadersWords, tasks: ReadersWords['pages']): ReadersWords {
  const pages = { ...table.pages };
  for (const [target, phrases] of Object.entries(tasks)) {
    pages[target] = [...(pages[target] ?? []), ...phrases];
  }
  return { ...table, pages };
}
