import { Children, Fragment, type ReactNode } from 'react';
import { breakableParts } from './breakable';

/** Text in which long names break where a reader would break them. Copied, it is the same. */
export function Breakable({ children }: { children: ReactNode }): ReactNode {
  return Children.map(children, breakable);
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
