import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from '@docusaurus/router';

/** A crash page stays until it is told to try again; a reader who has followed a link has left it. */
export function useTryAgainElsewhere(tryAgain: () => void): void {
  const { pathname } = useLocation();
  const [crashedAt] = useState(pathname);
  const leave = useEffectEvent(tryAgain);
  useEffect(() => {
    if (pathname !== crashedAt) leave();
  }, [pathname, crashedAt]);
}
