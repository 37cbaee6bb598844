/**
 * What the site needs of `react-helmet-async` in a browser: a `Helmet` whose children describe the
 * head of the document. The server renders with the package itself, which checks those children.
 */
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { mergeHeads, readHead, type HeadContent } from './headContent';
import { writeHead } from './writeHead';

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
