/** A page of this site that says more, such as `/docs/help/troubleshooting#something-is-null`. */
export interface PageLink {
  label: string;
  to: string;
}

/** What went wrong, in words for the reader. */
export interface Problem {
  message: string;
  /** Where in the source, counted from 1; missing when that is not known. */
  line?: number;
  column?: number;
  link?: PageLink;
}

/** A change of the source that certainly puts a mistake right. Offsets count UTF-16 units. */
export interface Fix {
  /** Label of the button that applies the fix. */
  label: string;
  from: number;
  to: number;
  insert: string;
}

/** A problem, with everything that helps to get rid of it. */
export interface Diagnosis extends Problem {
  hint?: string;
  fix?: Fix;
}
