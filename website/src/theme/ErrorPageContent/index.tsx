import type { ReactNode } from 'react';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { Props } from '@theme/Error';
import { useTryAgainElsewhere } from '../Error/useTryAgainElsewhere';

/** Instead of what is inside a layout. */
export default function ErrorPageContentWrapper(props: Props): ReactNode {
  useTryAgainElsewhere(props.tryAgain);
  return <ErrorPageContent {...props} />;
}
