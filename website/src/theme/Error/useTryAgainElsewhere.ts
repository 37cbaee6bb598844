import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from '@docusaurus/router';

/** Leaves a crash page when the address changes: it would stay even after a link was followed. */
export function useTryAgainElsewhere(tryAgain: () => void): void {
  const { pathname } = useLocation();
  const [crashedAt] = useState(pathname);
  const leave = useEffectEvent(tryAgain);
  useEffect(() => {
    if (pathname !== crashedAt) leave();
  }, [pathname, crashedAt]);
}
