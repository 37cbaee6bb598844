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
  /** @param name The name under which the reader has saved the sketch, as an element. */
  own: (name: ReactNode): ReactNode => <>{name} is open, from My sketches in this browser.</>,
};

export const links = {
  untitled: 'A shared sketch',
  notLoaded:
    'The code that opens this link could not be loaded. Check your network connection, and reload the page.',
  notSaved:
    'There is no sketch with this address under My sketches in this browser. It may have been deleted, or saved in another browser.',
  savedUnreadable:
    'The saved sketch could not be read. Check your network connection and whether this browser lets the site store data, and reload the page.',
};
