import { createElement, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';

/** Read before hydration, which removes the head tags that no mounted component declares. */
const served = ExecutionEnvironment.canUseDOM ? readTags() : [];

/** Declares the head tags of the served page until the page is hydrated and declares its own. */
export function HeadAsServed(): ReactNode {
  return <Head>{served}</Head>;
}

function readTags(): ReactNode[] {
  const tags = [...document.head.querySelectorAll('[data-rh]')].map((tag, key) =>
    createElement(
      tag.localName,
      { key, ...attributesOf(tag) },
      // Elements such as `meta` must not be given a child, not even an empty one.
      ...(tag.textContent ? [tag.textContent] : []),
    ),
  );
  return [...tags, <html key="html" className={document.documentElement.className} />];
}

function attributesOf(tag: Element): Record<string, string> {
  return Object.fromEntries(
    [...tag.attributes]
      .filter(({ name }) => name !== 'data-rh')
      .map(({ name, value }) => [name, value]),
  );
}
