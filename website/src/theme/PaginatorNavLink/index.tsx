import type { ReactNode } from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';
import { Breakable } from '@site/src/components/Breakable';

/** Lets long names in links to the previous and next page break at their parts. */
export default function PaginatorNavLinkWrapper({ title, ...props }: Props): ReactNode {
  return <PaginatorNavLink {...props} title={<Breakable>{title}</Breakable>} />;
}
