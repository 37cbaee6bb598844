import type { ReactNode } from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';
import { Breakable } from '@site/src/components/Breakable';

/** Lets long names on the ways to the next page break where a reader would break them. */
export default function PaginatorNavLinkWrapper({ title, ...props }: Props): ReactNode {
  return <PaginatorNavLink {...props} title={<Breakable>{title}</Breakable>} />;
}
