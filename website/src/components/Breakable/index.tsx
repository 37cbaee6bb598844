import { Children, Fragment, type ReactNode } from 'react';
import { breakableParts } from '../../../shared/breakableParts';

/** Text in which long names may break at their parts. `<wbr>` does not change copied text. */
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
