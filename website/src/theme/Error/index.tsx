import { useEffect, type ReactNode } from 'react';
import Error from '@theme-original/Error';
import type { Props } from '@theme/Error';
import { leaveOpened } from 'docusaurus-first-paint/openedPage';
import { useTryAgainElsewhere } from './useTryAgainElsewhere';

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
