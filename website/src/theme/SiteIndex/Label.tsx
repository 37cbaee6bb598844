import type { ReactNode } from 'react';
import { Breakable } from '@site/src/components/Breakable';

/** The title or the description of a page in the list of all pages. */
export default function Label({ children }: { children: string }): ReactNode {
  return <Breakable>{children}</Breakable>;
}
