import { expect, type Page } from './test';

/** What a translator does with a text: it wraps it as it is, or puts another in its place. */
export type Translation = 'wrapped' | 'replaced';

/**
 * Translates a page as Chrome does, and everything that it shows from then on. A translated text ends
 * in a zero-width space, which Playwright's locators ignore, so that they still find it.
 */
export async function translate(page: Page, translation: Translation): Promise<void> {
  await page.evaluate((way) => {
    const left = 'font, script, style, textarea, noscript, [translate=no], .notranslate';
    const translateText = (text: Text): void => {
      if (text.data === '' || !text.isConnected || text.parentElement?.closest(left)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(way === 'wrapped' ? text : `${text.data}\u200b`);
    };
    const translateAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      }
      texts.forEach(translateText);
    };
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === 'characterData') translateAll(target);
        addedNodes.forEach(translateAll);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, translation);
  await expect(page.locator('main font').first()).toBeAttached();
}
