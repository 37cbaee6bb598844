import { useEffect, type ReactNode, useEffectEvent, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { leaveOpened } from 'docusaurus-first-paint/openedPage';
import Error from '@theme-original/Error';
import type { Props } from '@theme/Error';

/**
 * The page that replaces the whole site after a crash. The served HTML is gone, so no page stays
 * dehydrated any more, and presses are no longer kept until hydration (docusaurus-first-paint).
 */
export default function ErrorWrapper(props: Props): ReactNode {
  useTryAgainElsewhere(props.tryAgain);
  useEffect(() => {
    leaveOpened();
    const { dataset } = document.documentElement;
    if (dataset.hasHydrated === 'false') dataset.hasHydrated = 'failed';
  }, []);
  return <Error {...props} />;
}

/** Leaves a crash page when the address changes: it would stay even after a link was followed. */
export function useTryAgainElsewhere(tryAgain: () => void): void {
  const { pathname } = useLocation();
  const [crashedAt] = useState(pathname);
  const leave = useEffectEvent(tryAgain);
  useEffect(() => {
    if (pathname !== crashedAt) leave();
  }, [pathname, crashedAt]);
}
