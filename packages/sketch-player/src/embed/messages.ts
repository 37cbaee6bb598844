/** Labels and messages of a sketch that is embedded in another site. */
import type { PlayLabel, Status } from '../core/state';

export const embed = {
  untitled: 'Sketch',
  play: { Play: 'Play', Pause: 'Pause', Stop: 'Stop' } satisfies Record<PlayLabel, string>,
  open: 'Open in the playground',
  newTab: '(new tab)',
  none: 'There is no sketch in the address of this frame. Copy the code for embedding again.',
  notLoaded: 'The sketch could not be loaded. Check your network connection, and press Play again.',
  statuses: {
    idle: '',
    starting: 'The sketch is starting.',
    running: '',
    paused: 'The sketch is paused.',
    empty: 'The sketch has drawn nothing yet.',
    failed: 'The sketch was stopped by an error.',
  } satisfies Record<Status, string>,
};
