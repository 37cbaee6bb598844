import type { ReactNode } from 'react';
import Heading from '@theme-original/Heading';
import type { Props } from '@theme/Heading';
import { Breakable } from '@site/src/components/Breakable';

/** Lets long identifiers in page titles break at their parts. */
export default function HeadingWrapper({ children, ...props }: Props): ReactNode {
  return (
    <Heading {...props}>{props.as === 'h1' ? <Breakable>{children}</Breakable> : children}</Heading>
  );
}
