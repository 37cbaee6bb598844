/** Reads the head content that `Helmet` elements declare, and merges it into that of the page. */
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

export type Attributes = Readonly<Record<string, string>>;

export interface Tag {
  name: string;
  attributes: Attributes;
  text: string;
}

export interface HeadContent {
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
export function readHead(children: ReactNode): HeadContent {
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
export function mergeHeads(heads: readonly HeadContent[]): HeadContent {
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
