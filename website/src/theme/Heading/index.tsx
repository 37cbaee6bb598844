import type { ReactNode } from 'react';
import Heading from '@theme-original/Heading';
import type { Props } from '@theme/Heading';
import { Breakable } from '@site/src/components/Breakable';

/** Headings inside the entry of a symbol, such as "Parameters", which a page repeats many times. */
const repeated: ReadonlySet<string> = new Set(['h4', 'h5', 'h6']);

/**
 * Lets long identifiers in page titles break at their parts, and gives no links to headings that
 * repeat: each link would be a stop of the keyboard, and nobody links to "parameters-12".
 */
export default function HeadingWrapper({ children, id, ...props }: Props): ReactNode {
  return (
    <Heading {...props} id={repeated.has(props.as) ? undefined : id}>
      {props.as === 'h1' ? <Breakable>{children}</Breakable> : children}
    </Heading>
  );
}
