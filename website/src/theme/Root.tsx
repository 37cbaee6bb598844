import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { Announcer } from '@site/src/components/Announcer';

/**
 * The root of every page. It states the colour mode in the served HTML, for browsers without
 * scripts, and has the page's live region.
 */
export default function Root({ children }: { children: ReactNode }) {
  return (
    <>
      <Head>
        <html data-theme="dark" />
      </Head>
      {children}
      <Announcer />
    </>
  );
}
