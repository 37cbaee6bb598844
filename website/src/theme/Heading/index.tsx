import { Children, Fragment, type ReactNode } from 'react';
import Heading from '@theme-original/Heading';
import type { Props } from '@theme/Heading';
import { breakableParts } from './breakable';

/** Lets long identifiers in page titles break where a reader would break them. */
export default function HeadingWrapper({ children, ...props }: Props): ReactNode {
  return (
    <Heading {...props}>{props.as === 'h1' ? Children.map(children, breakable) : children}</Heading>
  );
}

function breakable(child: ReactNode): ReactNode {
  if (typeof child !== 'string') return child;
  return breakableParts(child).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
