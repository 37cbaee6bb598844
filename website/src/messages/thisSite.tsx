/** What the site says about itself: its operator, its licences, its files. */
import type { ReactNode } from 'react';

export const operator = {
  /** @param setting The name of the setting, as an element. */
  missing: (setting: ReactNode): ReactNode => (
    <>To be filled in by the operator of this site. Set {setting}</>
  ),
};

export const textLicence = {
  unconfirmed:
    'The texts are under the MIT licence, as the repository of this site is. You may copy, change, print and share them if you keep the notice of the licence. This holds until the operator of the site confirms another licence.',
  /** @param licence A link to the licence. */
  confirmed: (licence: ReactNode): ReactNode => (
    <>The operator of this site publishes the texts under this licence: {licence}.</>
  ),
};

export const analytics = {
  origin: (origin: ReactNode): ReactNode => (
    <>The script comes from {origin} and sends its reports there.</>
  ),
  domains: (domains: ReactNode): ReactNode => <>It reports only from these hosts: {domains}.</>,
  doNotTrack: {
    heeded: 'If your browser asks sites not to track you (“Do Not Track”), nothing is reported.',
    ignored: 'Your browser’s “Do Not Track” setting does not stop it, but a content blocker does.',
  },
};

export const licences = {
  title: 'Licences',
  description:
    'The packages whose code or fonts this site sends to your browser, and their licences.',
  /** @param files Addresses of the texts of all licences, and of the list of all packages. */
  introduction: (files: { texts: string; packages: string }): ReactNode => (
    <>
      The code of this site and of its p5.asciify is under the MIT licence. Your browser also gets
      code and fonts by others. The build makes these lists from the packages of the site. You find
      the <a href={files.texts}>full texts</a> of the licences in one file. Another file lists all
      packages that were installed to build the site, with fingerprints, in the{' '}
      <a href={files.packages}>CycloneDX format</a>.
    </>
  ),
  separate: 'Separate files',
  p5: (): ReactNode => (
    <>
      p5.js, p5.sound and textmode.js are under the GNU Lesser General Public License. The site
      serves them unchanged, as separate files below <code>/lib/p5/</code>,{' '}
      <code>/lib/p5.sound/</code> and <code>/lib/textmode.js/</code>, so the operator of a copy of
      the site can replace them with their own version. The file of textmode.js also contains parts
      of Typr.js by Photopea, under the MIT licence, and the font UrsaFont by UrsaFrank, which is in
      the public domain (CC0). Fonts of the site only contain the characters that it uses.
    </>
  ),
  works: 'Photographs and other files of examples',
  bundled: 'In the scripts and style sheets',
};

export const downloads = {
  size: (kilobytes: number) => ` (${kilobytes} kB)`,
  starter: 'Download the starter folder',
  p5Live: 'Open this sketch in P5LIVE',
};
