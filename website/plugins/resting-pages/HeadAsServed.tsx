import { createElement, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';

/** Read at once: as soon as React begins, the head says what is known by then. */
const served = ExecutionEnvironment.canUseDOM ? readTags() : [];

/** What the page says of itself in its head, kept until the page can say so itself. */
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
