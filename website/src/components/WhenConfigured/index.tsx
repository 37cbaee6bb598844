import type { ReactNode } from 'react';
import { useSettings } from '@site/src/settings/useSettings';

interface Props {
  feature: 'analytics' | 'search';
  children: ReactNode;
}

/** Shows text that is true only where the operator has set up a third party's service. */
export function WhenConfigured({ feature, children }: Props): ReactNode {
  return useSettings()[feature] ? children : null;
}

/** Shows text that is true only where no third party's service is set up. */
export function UnlessConfigured({ feature, children }: Props): ReactNode {
  return useSettings()[feature] ? null : children;
}
