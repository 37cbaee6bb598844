import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';

/** States the colour mode in the served HTML, for readers whose browser runs no script. */
export default function Root({ children }: { children: ReactNode }) {
  return (
    <>
      <Head>
        <html data-theme="dark" />
      </Head>
      {children}
    </>
  );
}
