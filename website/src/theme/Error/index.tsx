import { useEffect, type ReactNode } from 'react';
import Error from '@theme-original/Error';
import type { Props } from '@theme/Error';
import { leaveOpened } from '@site/plugins/resting-pages/openedPage';
import { useTryAgainElsewhere } from './useTryAgainElsewhere';

/** Instead of the whole site. What was served is gone, and what is pressed is answered from here on. */
export default function ErrorWrapper(props: Props): ReactNode {
  useTryAgainElsewhere(props.tryAgain);
  useEffect(() => {
    leaveOpened();
    const { dataset } = document.documentElement;
    if (dataset.hasHydrated === 'false') dataset.hasHydrated = 'failed';
  }, []);
  return <Error {...props} />;
}
