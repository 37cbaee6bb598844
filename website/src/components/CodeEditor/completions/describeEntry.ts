import type { Known } from './knowledge';

/** The box beside the list of completions: signature, summary and a link to the reference. */
export function describeEntry({ name, signature, summary, link, library }: Known): HTMLElement {
  const box = document.createElement('div');
  box.append(element('code', signature, 'completion-signature'));
  if (summary) box.append(element('p', summary));
  const place = library === 'p5.js' ? 'the p5.js reference' : 'the API reference';
  const anchor = element('a', `${name} in ${place}`);
  anchor.href = link;
  // A new tab, so that the page with the edited sketch stays open.
  anchor.target = '_blank';
  anchor.rel = 'noopener';
  const way = element('p', '');
  way.append(anchor, ' (F1)');
  box.append(way);
  return box;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}
