import { useEffect, type ReactNode } from 'react';
import { leaveOpened } from 'docusaurus-first-paint/openedPage';
import Error from '@theme-original/Error';
import type { Props } from '@theme/Error';
import { CrashContext } from './CrashContext';

/**
 * The page that replaces the whole site after a crash. The framework's puts a message of its own into
 * `@theme/Layout`; the site's layout shows there what it shows after a crash of its content, so that
 * there is one crash page (`../Layout`).
 *
 * The served HTML is gone, so no page stays dehydrated any more, and presses are no longer kept until
 * hydration (docusaurus-first-paint).
 */
export default function ErrorWrapper(props: Props): ReactNode {
  useEffect(() => {
    leaveOpened();
    const { dataset } = document.documentElement;
    if (dataset.hasHydrated !== 'true') dataset.hasHydrated = 'failed';
  }, []);
  return (
    <CrashContext value={props}>
      <Error {...props} />
    </CrashContext>
  );
}
