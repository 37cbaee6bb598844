import type { ReactNode } from 'react';
import type { Props } from '@theme/SiteIndex/Label';

/** The title or the description of a page in the list. A site may replace it, to break long names. */
export default function Label({ children }: Props): ReactNode {
  return children;
}
