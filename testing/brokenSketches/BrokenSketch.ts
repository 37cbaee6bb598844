import type { P5Major } from 'sketch-player/p5Majors';

/** A sketch that does not work on the site, as readers paste it. */
export interface BrokenSketch {
  name: string;
  source: string;
  /** The major version of p5.js that it is pasted on; 1 unless given. */
  major?: P5Major;
  /** The rules that find something to repair, in the order of their application. */
  repairs: readonly string[];
  /** The major version that the repaired sketch runs on, if it is another. */
  runsOn?: P5Major;
  /** Why the sketch does not run even so; most do. */
  stillBroken?: string;
}
