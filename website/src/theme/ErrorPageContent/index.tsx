import type { ReactNode } from 'react';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { Props } from '@theme/Error';
import { useTryAgainElsewhere } from '../Error';

/** The message that replaces the content of a layout after a crash. */
export default function ErrorPageContentWrapper(props: Props): ReactNode {
  useTryAgainElsewhere(props.tryAgain);
  return <ErrorPageContent {...props} />;
}
