/** What the player says about the runs that are kept. */
import type { P5Major } from '../../p5Majors';

const runs = (count: number): string => (count === 1 ? '1 run' : `${count} runs`);
const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

export const history = {
  loading: 'Reading the runs…',
  none: 'No run is kept yet. Each run of a sketch that you have changed is kept in this browser.',
  kept: (count: number, most: number) =>
    `${runs(count)} of this sketch ${count === 1 ? 'is' : 'are'} kept in this browser. When there are more than ${most}, or their code is longer than 1 MB, the oldest are deleted.`,
  dropped: (count: number) =>
    count === 1 ? 'One older run was deleted.' : `${count} older runs were deleted.`,
  denied: 'This browser does not let this site read what it keeps, so there are no runs to show.',
  list: 'Runs, the newest first',
  thumbnail: 'What it drew',
  major: (major: P5Major) => `p5 ${major}.x`,
  isNow: 'the code as it is now',
  first: (count: number) => lines(count),
  change: (added: number, removed: number) =>
    [
      ...(added > 0 ? [`${lines(added)} added`] : []),
      ...(removed > 0 ? [`${lines(removed)} removed`] : []),
    ].join(', ') || 'only spaces changed',
  look: 'Look',
  compare: 'Compare',
  bringBack: 'Bring back',
  /** Names of the buttons of one run, which begin with their visible labels. */
  named: (label: string, when: string) => `${label}: the run of ${when}`,
  source: (when: string) => `Code of the run of ${when}`,
  compared: 'From the code as it is now to this run:',
  same: 'The code is the same as now.',
  broughtBack: 'The run is back. The code before it is kept as a run, too.',
  broughtBackUnkept:
    'The run is back. The code before it could not be kept as a run. Undo in the editor brings it back.',
  older: (count: number) => `Show ${count === 1 ? 'one older run' : `${count} older runs`}`,
  forget: 'Delete these runs',
  confirmForget:
    'Delete the kept runs of this sketch? This cannot be undone. The code stays as it is.',
  forgotten: 'The runs are deleted.',
  forgetAll: 'Delete the runs of all sketches',
  confirmForgetAll:
    'Delete the kept runs of all sketches? This cannot be undone. The code stays as it is.',
  allForgotten: 'The runs of all sketches are deleted.',
  notForgotten: 'The runs could not be deleted.',
};
