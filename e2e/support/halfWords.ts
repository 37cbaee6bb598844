import type { Page } from './test';

/** Words of a page that are broken across two lines, each with a slash where it breaks. */
export function halfWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (node.parentElement?.closest('pre, script, style, noscript, [aria-hidden=true]')) continue;
      // A text with one box stands on one line.
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length < 2) continue;
        let line: number | undefined;
        for (let i = index; i < index + word.length; i++) {
          range.setStart(node, i);
          range.setEnd(node, i + 1);
          const [box] = range.getClientRects();
          // The character is not visible.
          if (!box || box.width <= 1) break;
          if (line !== undefined && box.top > line + 4) {
            found.push(`${word.slice(0, i - index)}/${word.slice(i - index)}`);
            break;
          }
          line = box.top;
        }
      }
    }
    return found;
  });
}
