import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { Props } from '@theme/Error';

/** The crash page: the message that replaces the content of the layout. */
export default function ErrorPageContentWrapper(props: Props): ReactNode {
  useTryAgainElsewhere(props.tryAgain);
  return <ErrorPageContent {...props} />;
}

/** Leaves a crash page when the address changes: it would stay even after a link was followed. */
function useTryAgainElsewhere(tryAgain: () => void): void {
  const { pathname } = useLocation();
  const [crashedAt] = useState(pathname);
  const leave = useEffectEvent(tryAgain);
  useEffect(() => {
    if (pathname !== crashedAt) leave();
  }, [pathname, crashedAt]);
}
