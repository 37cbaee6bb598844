import type { P5Major } from '../../p5Majors';
import type { Sketch } from '../sketch';

/** A replacement in a source. Offsets count UTF-16 units. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** A mistake that keeps sketches from working here, and how it is repaired. */
export interface RepairRule {
  id: string;
  /** Describes the mistake and the repair in one or two sentences. Code is in backticks. */
  says: string;
  /** Code with the mistake; the rule makes `after` of it. */
  before: string;
  after: string;
  /** The major version of p5.js on which it is a mistake; on every one unless given. */
  on?: P5Major;
  /** The major version of p5.js that the sketch was written for, and runs on once repaired. */
  to?: P5Major;
  /**
   * The edits that repair the sketch; none when it does not have the mistake. Once they are applied,
   * the rule looks again, so edits may be left for the next time.
   */
  find: (sketch: Sketch) => readonly Edit[];
}
