// @vitest-environment jsdom
/** Checks that `Helmet` and the package's own one write the same document for the same heads. */
import { act, createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import fc from 'fast-check';
import { createRoot } from 'react-dom/client';
import { Helmet as Original, HelmetProvider } from 'react-helmet-async';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Helmet } from './helmet';

type HelmetComponent = ComponentType<{ children?: ReactNode }>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Both write in an animation frame; a timer saves the wait for one.
  vi.stubGlobal('requestAnimationFrame', setTimeout);
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => vi.unstubAllGlobals());

/** Renders the states of a page one after another, and describes the document after each. */
async function show(Part: HelmetComponent, states: readonly ReactNode[][]) {
  document.head.innerHTML = '<meta charset="utf-8"><title>Served</title>';
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  const root = createRoot(document.createElement('div'));
  const seen: unknown[] = [];
  for (const heads of states) {
    const parts = heads.map((children, key) => createElement(Part, { key }, children));
    act(() => root.render(createElement(HelmetProvider, null, parts)));
    seen.push(await describeDocument());
  }
  act(() => root.unmount());
  seen.push(await describeDocument());
  return seen;
}

async function describeDocument() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // On `html` and `body` the package also lists in `data-rh` which attributes it has written.
  const attributes = ({ attributes: all }: Element) =>
    Object.fromEntries(
      [...all]
        .filter(({ name }) => name !== 'data-rh')
        .map(({ name, value }): [string, string] => [name, value])
        .sort(),
    );
  return {
    title: document.title,
    html: attributes(document.documentElement),
    body: attributes(document.body),
    tags: [...document.head.querySelectorAll(':not(title)')]
      .map((tag) => [tag.localName, JSON.stringify(attributes(tag)), tag.textContent])
      .sort(),
    marked: document.head.querySelectorAll('[data-rh=true]').length,
  };
}

const word = fc.constantFrom('a', 'A', 'b', 'c', 'd');
const some = <T extends object>(
  element: (props: T) => ReactNode,
  shape: { [K in keyof T]: fc.Arbitrary<T[K]> },
) => fc.record<T>(shape).map(element);

const tag = fc.oneof(
  word.map((text) => <title>{text}</title>),
  word.map((text) => (
    <title>
      {text} | {text}
    </title>
  )),
  some(({ name, content }) => <meta name={name} content={content} />, {
    name: word,
    content: word,
  }),
  some(({ name, content }) => <meta property={name} content={content} />, {
    name: word,
    content: word,
  }),
  some(({ name, content }) => <meta httpEquiv={name} content={content} />, {
    name: word,
    content: word,
  }),
  word.map((href) => <link rel="canonical" href={href} />),
  some(({ href, lang }) => <link rel="alternate" href={href} hrefLang={lang} />, {
    href: word,
    lang: word,
  }),
  word.map((href) => <link rel="stylesheet" href={href} />),
  word.map((text) => <script type="application/ld+json">{text}</script>),
  word.map((src) => <script type="application/ld+json" src={src} />),
  word.map((text) => <style>{text}</style>),
  word.map((text) => <noscript>{text}</noscript>),
  some(({ className, lang }) => <html className={className} lang={lang} />, {
    className: word,
    lang: word,
  }),
  word.map((className) => <html data-part={className} />),
  word.map((className) => <body className={className} />),
  fc.constantFrom(null, undefined, false, 'text'),
);
const tags = fc.array(tag, { maxLength: 5 });
// A fragment is the only child: beside other tags, the package loses some of those in a fragment.
const head = fc.oneof(
  tags,
  tags.map((inner) => [<Fragment key="all">{inner}</Fragment>]),
);
const states = fc.array(fc.array(head, { maxLength: 4 }), { minLength: 1, maxLength: 3 });

it('makes of any heads what the package makes of them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fc.assert(
    fc.asyncProperty(states, async (pages) => {
      expect(await show(Helmet, pages)).toEqual(await show(Original, pages));
    }),
    { numRuns: 100 },
  );
}, 60_000);
