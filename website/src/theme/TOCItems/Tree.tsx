/** The table of contents of a page, in which long names break between their words. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/TOCItems/Tree';
import { Breakable } from '../../components/Breakable';

export default function TOCItemsTree(props: Props): ReactNode {
  const { toc, className, linkClassName, isChild } = props;
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          {/[<&]/.test(value) ? (
            // Code and special characters are HTML that the build has made of a heading.
            <Link
              to={`#${id}`}
              className={linkClassName ?? undefined}
              dangerouslySetInnerHTML={{ __html: value }}
            />
          ) : (
            <Link to={`#${id}`} className={linkClassName ?? undefined}>
              <Breakable>{value}</Breakable>
            </Link>
          )}
          <TOCItemsTree {...props} isChild toc={children} />
        </li>
      ))}
    </ul>
  );
}
