/**
 * What a browser needs of `react-helmet-async`: a `Helmet` whose children describe the head of the
 * document. The server renders with the package itself, which checks those children.
 */
import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

/**
 * Content of the mounted `Helmet` elements by the order of their first rendering: outer components
 * come before inner ones, and those of a new page come last.
 */
const heads = new Map<number, HeadContent>();
let lastOrder = 0;
let frame = 0;

export function Helmet({ children }: { children?: ReactNode }): ReactNode {
  const [order] = useState(() => ++lastOrder);
  useLayoutEffect(() => {
    heads.set(order, readHead(children));
    writeSoon();
  }, [order, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      writeSoon();
    },
    [order],
  );
  return null;
}

/** Writes the head in the next frame, once for all components that change together. */
function writeSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const inOrder = [...heads].sort(([a], [b]) => a - b);
    writeHead(mergeHeads(inOrder.map(([, head]) => head)));
  });
}

/** The package needs a context; this module does not. */
export function HelmetProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

type Attributes = Readonly<Record<string, string>>;

interface Tag {
  name: string;
  attributes: Attributes;
  text: string;
}

interface HeadContent {
  title?: string | undefined;
  html: Attributes;
  body: Attributes;
  tags: readonly Tag[];
}

/** Children of an element in a head, which holds nothing but text. */
type Text = string | readonly string[] | undefined;
type Props = Readonly<Record<string, Text>>;

const htmlNames: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

/** Attributes that identify a tag; the first one that a tag has counts. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  link: ['href', 'rel'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src'],
};

/**
 * Reads the content of one `Helmet`.
 *
 * @param children Its elements, unchecked: the package checks them when the server renders.
 */
function readHead(children: ReactNode): HeadContent {
  const head: HeadContent & { tags: Tag[] } = { html: {}, body: {}, tags: [] };
  for (const { type, props } of elementsOf(children)) {
    const text = inOneString(props.children);
    if (type === 'title') head.title = text;
    else if (type === 'html' || type === 'body') head[type] = attributesOf(props);
    else head.tags.push({ name: String(type), attributes: attributesOf(props), text });
  }
  return head;
}

function elementsOf(children: ReactNode): ReactElement<Props>[] {
  return Children.toArray(children).flatMap((element) => {
    if (!isValidElement<Props>(element)) return [];
    return element.type === Fragment ? elementsOf(element.props.children) : [element];
  });
}

/**
 * Merges the content of several `Helmet` elements.
 *
 * @param heads Outer components before inner ones, which override them.
 */
function mergeHeads(heads: readonly HeadContent[]): HeadContent {
  const spoken = new Set<string>();
  const tags: Tag[] = [];
  for (const head of [...heads].reverse()) {
    const news = head.tags.filter((tag) => !spoken.has(subjectOf(tag)));
    for (const tag of news) spoken.add(subjectOf(tag));
    tags.unshift(...news);
  }
  return {
    title: [...heads].reverse().find(({ title }) => title !== undefined)?.title,
    html: inOne(heads.map(({ html }) => html)),
    body: inOne(heads.map(({ body }) => body)),
    tags,
  };
}

function subjectOf({ name, attributes, text }: Tag): string {
  // A page has only one canonical link, so an inner one replaces an outer one with another address.
  if (attributes.rel === 'canonical') return 'canonical';
  const attribute = subjects[name]?.find((candidate) => attributes[candidate]);
  return [name, attribute, attribute ? attributes[attribute] : text].join(' ').toLowerCase();
}

function inOne(attributes: readonly Attributes[]): Attributes {
  return attributes.reduce((all, own) => ({ ...all, ...own }), {});
}

function attributesOf(props: Props): Attributes {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => name !== 'children')
      .map(([name, value]) => [htmlNames[name] ?? name.toLowerCase(), inOneString(value)]),
  );
}

function inOneString(text: Text): string {
  return [text ?? ''].flat().join('');
}

/** Marks the tags that were written here or on the server; others in the head are left alone. */
const mark = 'data-rh';

const written = { html: new Set<string>(), body: new Set<string>() };

/** Makes the document's head match the given content; tags that match already are not touched. */
function writeHead({ title, html, body, tags }: HeadContent): void {
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
