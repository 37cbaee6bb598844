/** What the home page says. `components/HomeFeatures/features.ts` has its list of features. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

export const page = {
  title: 'Real-time textmode for p5.js',
  description:
    'p5.asciify turns WEBGL p5.js sketches into characters in real time. Read guides and the API reference, and run live examples.',
};

export const hero = {
  facts: (version: string) => `p5.js library / ${version} / MIT`,
  start: 'Get started',
  playground: 'Playground',
  reference: 'API reference',
  /** Title of the sketch. */
  sketch: 'Columns in two ripples',
  picture: 'A field of columns, drawn in characters, with two ripples running through it',
  play: 'Play',
  pause: 'Pause',
  divider: 'Share of the plain sketch, from ASCII to WEBGL',
  share: (percent: number) => `${percent} % WEBGL`,
  plain: 'WEBGL',
  characters: 'ASCII',
  lines: (): ReactNode => (
    <>
      This animation is <Link to="/examples/hero">a plain p5.js sketch</Link> with these lines.
    </>
  ),
  invitation: 'Change them to change the animation:',
};

export const pieces = { heading: 'Made with it', all: 'All examples' };

export const paths = { heading: 'Where do you begin?' };

export const features = { heading: 'What it does', question: 'Will my sketch work?' };

export const status = {
  heading: '! Status',
  text: (): ReactNode => (
    <>
      p5.asciify is no longer actively maintained, and no new features are planned. Its author now
      works on <Link href="https://code.textmode.art/">textmode.js</Link>, a library for textmode
      graphics that also works together with p5.js.
    </>
  ),
  meaning: 'What this means for your sketch',
};
