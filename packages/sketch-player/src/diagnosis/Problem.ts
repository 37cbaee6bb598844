import type { P5Major } from '../p5Majors';
import type { ErrorCause, Progress } from '../protocol/protocol';

/** A page that says more, such as a section on troubleshooting. */
export interface PageLink {
  label: string;
  to: string;
}

/** A subject on which a site may have a page. The site maps subjects to its pages (`HelpPages`). */
export type HelpTopic =
  | 'color'
  | 'files'
  | 'firstRemoved'
  | 'loop'
  | 'messages'
  | 'missingGlyph'
  | 'neverCalled'
  | 'noEffect'
  | 'noFrame'
  | 'notAFunction'
  | 'notConverted'
  | 'notDefined'
  | 'null'
  | 'oldP5'
  | 'olderVersion'
  | 'tooEarly'
  | 'troubleshooting'
  | 'webgl';

/** The pages of a site that explain what went wrong. */
export type HelpPages = Readonly<Partial<Record<HelpTopic, PageLink>>>;

/** A place in a further script of the sketch, counted from 1. */
export interface ScriptPlace {
  name: string;
  line: number;
  column: number;
}

/** Why the player itself reports a problem: an error of the sandbox, or a sketch that draws nothing. */
export type ProblemCause = ErrorCause | { code: 'standstill'; progress: Progress };

/** What went wrong, in words for the reader. */
export interface Problem {
  message: string;
  /** Where in the source, counted from 1; missing when that is not known. */
  line?: number;
  column?: number;
  /** Where in a further script; `line` and `column` are missing then. */
  script?: ScriptPlace | undefined;
  /** Missing for problems that p5.js, the library, the browser or the sketch itself reports. */
  cause?: ProblemCause | undefined;
  /** The subject of a page that explains the problem; see `linkOf`. */
  topic?: HelpTopic;
  /** A page that explains this very problem, such as that of a function. */
  link?: PageLink;
}

/** The page that explains a problem, if the site has one. */
export function linkOf({ link, topic }: Problem, pages: HelpPages): PageLink | undefined {
  return link ?? (topic && pages[topic]);
}

/** A change of the source that certainly puts a mistake right. Offsets count UTF-16 units. */
export interface Fix {
  /** Label of the button that applies the fix. */
  label: string;
  from: number;
  to: number;
  insert: string;
}

/**
 * Whether two corrections change the same. Each diagnosis makes new objects, also while a reader
 * presses the button of the one before.
 */
export function isSameFix(one: Fix, other: Fix): boolean {
  return one.from === other.from && one.to === other.to && one.insert === other.insert;
}

/** One mistake that a repair corrects. */
export interface RepairedMistake {
  /** Which rule repairs it. */
  id: string;
  /** Describes the mistake and the repair. Code is in backticks. */
  says: string;
  /** The line, counted from 1, in which the mistake was found. */
  line: number;
}

/** A whole sketch, repaired. */
export interface Repair {
  /** The source that was repaired. */
  from: string;
  source: string;
  /** The major version of p5.js that the repaired sketch runs on. */
  major: P5Major;
  changes: RepairedMistake[];
}

/** A problem with a hint, a correction and a repair, as far as the diagnosis has them. */
export interface Diagnosis extends Problem {
  hint?: string;
  fix?: Fix;
  /** The whole sketch with this and all other known mistakes repaired. */
  repair?: Repair;
}
