import type { Attributes, HeadContent, Tag } from './headContent';

/** Marks the tags that were written here or on the server; others in the head are left alone. */
const mark = 'data-rh';

const written = { html: new Set<string>(), body: new Set<string>() };

/** Makes the document's head match the given content; tags that match already are not touched. */
export function writeHead({ title, html, body, tags }: HeadContent): void {
  if (title !== undefined && document.title !== title) document.title = title;
  writeAttributes(document.documentElement, html, written.html);
  writeAttributes(document.body, body, written.body);

  const old = new Set(document.head.querySelectorAll(`[${mark}]:not(title)`));
  for (const tag of tags) {
    const same = [...old].find((candidate) => isWritten(candidate, tag));
    if (same) old.delete(same);
    // The security policy refuses scripts made from text; a served page has its scripts already.
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

/** @param known Attributes that earlier calls have written; those missing now are removed. */
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
