import type { FileCredit } from './examples';

/** What the page of licences lists. The texts of the licences are in `licences.txt`. */

/** A package that reaches readers. */
export interface ListedPackage {
  name: string;
  version: string;
  /** An SPDX identifier. */
  licence: string;
}

export interface LicencesData {
  /** Packages whose code is in the scripts and style sheets. */
  bundled: ListedPackage[];
  /** Packages that are served as files of their own. */
  separate: ListedPackage[];
  /** Files of examples, such as photographs. */
  works: FileCredit[];
}
