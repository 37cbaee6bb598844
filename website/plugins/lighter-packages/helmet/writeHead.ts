import type { Attributes, HeadContent, Tag } from './headContent';

/** Marks what is written here, and on the server: anything else in the head stays. */
const mark = 'data-rh';

const written = { html: new Set<string>(), body: new Set<string>() };

/** Changes the document's head to what it is to be, and leaves alone what is so already. */
export function writeHead({ title, html, body, tags }: HeadContent): void {
  if (title !== undefined && document.title !== title) document.title = title;
  writeAttributes(document.documentElement, html, written.html);
  writeAttributes(document.body, body, written.body);

  const old = new Set(document.head.querySelectorAll(`[${mark}]:not(title)`));
  for (const tag of tags) {
    const same = [...old].find((candidate) => isWritten(candidate, tag));
    if (same) old.delete(same);
    // The policy refuses to make a script of a text; a page that is served has its own.
    else if (tag.name !== 'script' || tag.attributes.type) document.head.append(makeElement(tag));
  }
  for (const element of old) element.remove();
}

function isWritten(element: Element, { name, attributes, text }: Tag): boolean {
  return (
    element.localName === name &&
    element.textContent === text &&
    element.attributes.length === Object.keys(attributes).length + 1 &&
    Object.entries(attributes).every(([key, value]) => element.getAttribute(key) === value)
  );
}

function makeElement({ name, attributes, text }: Tag): Element {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  element.setAttribute(mark, 'true');
  element.textContent = text;
  return element;
}

/** @param known The attributes that were written before: those that are said no more are taken away. */
function writeAttributes(element: Element, attributes: Attributes, known: Set<string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    known.add(name);
  }
  for (const name of known) {
    if (name in attributes) continue;
    element.removeAttribute(name);
    known.delete(name);
  }
}
