import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { Announcer } from '@site/src/components/Announcer';

/** States the colour mode in the served HTML, for readers whose browser runs no script; and hears. */
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
