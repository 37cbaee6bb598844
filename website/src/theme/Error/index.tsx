import { useEffect, type ReactNode } from 'react';
import Error from '@theme-original/Error';
import type { Props } from '@theme/Error';
import { leaveOpened } from '@site/plugins/resting-pages/openedPage';
import { useTryAgainElsewhere } from './useTryAgainElsewhere';

/**
 * The page that replaces the whole site after a crash. The served HTML is gone, so no page rests
 * any more (plugins/resting-pages), and presses are no longer kept until hydration
 * (plugins/hydration).
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
