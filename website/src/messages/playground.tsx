/** What the playground says around its player. */
import type { ReactNode } from 'react';

export const playground = {
  title: 'Playground',
  description: 'Write p5.asciify sketches in the browser: run, change, share and download them.',
  templates: 'Sketches to start from',
  /** @param title The name that the link gives to the sketch, as an element. */
  fromLink: (title: ReactNode): ReactNode => (
    <>
      {title} comes from the link that you opened. This site has not published it, so it does not
      start by itself. Read the code, and then press Run. It cannot access this page or your files,
      and it cannot send requests.
    </>
  ),
};

export const links = {
  untitled: 'A shared sketch',
  notLoaded:
    'The code that opens this link could not be loaded. Check your network connection, and reload the page.',
};
