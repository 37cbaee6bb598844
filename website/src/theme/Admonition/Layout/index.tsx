import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition/Layout';

/**
 * A box with a title and a sign, which is a character that `src/css/markdown.css` chooses by the
 * type. The theme's icons are not rendered.
 */
export default function AdmonitionLayout({
  type,
  title,
  children,
  className,
  id,
}: Props): ReactNode {
  const { admonition, admonitionType } = ThemeClassNames.common;
  return (
    <div className={clsx(admonition, admonitionType(type), className)} id={id}>
      <div>
        <span />
        {title}
      </div>
      <div>{children}</div>
    </div>
  );
}
