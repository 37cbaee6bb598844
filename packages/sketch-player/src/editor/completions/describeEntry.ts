import { element } from '../element';
import { messages } from '../messages';
import type { Known } from './knowledge';

/** The box about an entry: signature, summary, arguments, and a link to the reference. */
export function describeEntry(
  { name, signature, summary, details = [], example, link, library }: Known,
  { withExample = false, opensByKey = false } = {},
): HTMLElement {
  const box = element('div', '', 'documentation');
  box.append(element('code', signature, 'documentation-signature'));
  if (summary) box.append(element('p', summary));
  if (details.length > 0) {
    const list = element('ul', '');
    list.append(...details.map((detail) => element('li', detail)));
    box.append(list);
  }
  if (withExample && example !== undefined) {
    const code = element('pre', example);
    // Long examples scroll, by the keyboard too.
    code.tabIndex = 0;
    code.setAttribute('aria-label', messages.exampleOf(name));
    code.setAttribute('role', 'region');
    box.append(code);
  }
  const anchor = element('a', messages.documentedIn(name, library === 'p5.js'));
  anchor.href = link;
  // A new tab, so that the page with the edited sketch stays open.
  anchor.target = '_blank';
  anchor.rel = 'noopener';
  const way = element('p', '');
  way.append(anchor, opensByKey ? ' (F1)' : '');
  box.append(way);
  return box;
}

/** The same for screen readers, in one text without the example. */
export function tellEntry({ signature, summary, details = [] }: Known): string {
  return [signature, summary, ...details].filter(Boolean).join('\n');
}
