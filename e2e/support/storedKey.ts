import { expect, type Page } from './test';

/** The key under which the site stores a value: the framework appends its namespace. */
export async function namespaced(page: Page, name: string): Promise<string> {
  const html = await page.content();
  const namespace = /docusaurus\.announcement\.dismiss(-\w+)/.exec(html)?.[1];
  expect(namespace).toBeDefined();
  return `${name}${namespace}`;
}
