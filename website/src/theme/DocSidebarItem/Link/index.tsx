import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { Breakable } from '@site/src/components/Breakable';

/** The theme's sidebar entry, in which long names may break at their parts. */
export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
  tabIndex,
}: Props): ReactNode {
  const { href, label, className, autoAddBaseUrl } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        {...(isInternal && onItemClick && { onClick: () => onItemClick(item) })}
        tabIndex={tabIndex}
      >
        <span>
          <Breakable>{label}</Breakable>
        </span>
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}
