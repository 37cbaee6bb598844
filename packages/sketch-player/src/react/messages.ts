/** Labels of controls, and what the player says around a sketch. */
import type { LogKind } from '../core/ConsoleLog';
import type { StorageTrouble } from '../core/persistence/trouble';
import type { LiveOutcome, PlayLabel, Status } from '../core/state';
import type { P5Major } from '../p5Majors';
import type { CaptureFormat, RecordingFormat } from '../protocol/formats';
import type { DisplayMode } from '../protocol/protocol';

export const toolbar = {
  name: 'Sketch',
  play: { Play: 'Play', Pause: 'Pause', Stop: 'Stop' } satisfies Record<PlayLabel, string>,
  stop: 'Stop',
  restart: 'Restart',
  step: 'Step',
  show: 'Show',
  displayModes: { characters: 'ASCII', shapes: 'Shapes', plain: 'WEBGL' } satisfies Record<
    DisplayMode,
    string
  >,
  versions: 'Version of p5.js',
  version: (major: P5Major) => `p5 ${major}.x`,
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen (Esc)',
  noFullScreen: 'The browser did not allow full screen.',
  speed: (framesPerSecond: number) => {
    const rounded = Math.round(framesPerSecond);
    return rounded === 1 ? '1 frame/s' : `${rounded} frames/s`;
  },
  notLooping: 'not looping',
  starting: 'starting',
  paused: 'paused',
  empty: 'nothing drawn yet',
  failed: 'stopped by an error',
};

/** Stands in for a part of the player that has thrown an error. */
export const part = {
  failed: 'This part has stopped because of an error. Everything around it still works.',
  again: 'Try this part again',
};

/** Stands in for the picture of a sketch that has no poster. */
export const invitations: Record<Status, string> = {
  idle: 'Play to see the sketch.',
  starting: 'The sketch is starting.',
  running: 'The sketch is running.',
  paused: 'The sketch is paused.',
  empty: 'The sketch has drawn nothing yet.',
  failed: 'The sketch was stopped by an error.',
};

export const preview = {
  withoutScripts: 'Turn on JavaScript to run the sketch.',
};

/** What a sketch may ask the reader for. */
export const devices = {
  camera: {
    name: 'Camera',
    asked: 'This sketch wants to use your camera. The video stays on this page.',
    isOn: 'Your camera is on.',
  },
  microphone: {
    name: 'Microphone',
    asked: 'This sketch wants to use your microphone. What it hears stays on this page.',
    isOn: 'Your microphone is on.',
  },
  allow: 'Allow',
  refuse: 'Not now',
  turnOff: 'Turn off',
};

export const sound = {
  isHeld: 'Click the sketch, or press a key within it, to start its sound.',
};

export const draft = {
  name: 'Draft',
  isBack: 'This is your draft from an earlier visit. It does not run until you play it.',
  play: 'Play the draft',
  reset: 'Reset the sketch',
  confirmReset:
    'Discard your changes, and go back to the sketch as it was published or saved? This includes changes in other tabs.',
  elsewhere: 'Your version of this sketch in another tab',
  /** Where the choice between the two versions could not be loaded. */
  newerElsewhere:
    'This sketch has been changed in another tab. Both versions are kept, and you find the other one here when you reload.',
  trouble: {
    low: 'The storage of this browser for drafts is half full or more. Your changes are still kept. Under My sketches, you can delete drafts that you no longer need, and save this sketch, which has more room there.',
    full: 'The storage of this browser for drafts is full, so you lose your last changes when you leave the page. Delete drafts that you no longer need under My sketches, save the sketch there, which has its own room, or download it (More).',
    denied:
      'This browser does not store anything for this site, so you lose your changes when you leave the page.',
  } satisfies Record<StorageTrouble, string>,
};

/** What keeps runs from being kept, and what helps; the sketch itself works on. */
export const storage = {
  low: 'The storage of this browser for this site is almost full. Soon, runs cannot be kept. Delete runs under History, or download the sketch (More).',
  full: 'The storage of this browser for this site is full, so this run is not kept. Earlier runs are. Delete runs under History, or download the sketch (More).',
  denied: 'This browser does not let this site keep runs. To keep the sketch, download it (More).',
} satisfies Record<StorageTrouble, string>;

const formats: Record<RecordingFormat, string> = { webm: 'video', mp4: 'video', gif: 'GIF' };

export const recording = {
  name: 'Recording',
  making: (format: RecordingFormat) => `Making the ${formats[format]}…`,
  stop: 'Stop recording',
  begun: (seconds: number) => `Recording for ${seconds} seconds.`,
  length: 'Length of a recording',
  seconds: (seconds: number) => `${seconds} seconds`,
  choose: 'Choose format and length',
  record: (format: RecordingFormat) => `Record a ${formats[format]}`,
  /** The text before and after the counted seconds. */
  elapsed: (seconds: number) => ({ before: 'Recording, ', behind: ` of ${seconds} s` }),
  /** The text before and after the name of the saved file. */
  saved: (frames: number) => ({
    before: 'Saved ',
    behind: `: ${frames === 1 ? 'one frame' : `${frames} frames`}.`,
  }),
};

const captures: Record<CaptureFormat | 'ansi', string> = {
  text: 'text',
  ansi: 'ANSI',
  svg: 'SVG',
  json: 'JSON',
  png: 'PNG',
};

export const menu = {
  name: 'More',
  copyFrame: 'Copy the frame as text',
  frameCopied: 'Frame copied.',
  groups: { frame: 'This frame', recording: 'Video and GIF', sketch: 'The whole sketch' },
  save: (format: CaptureFormat | 'ansi') => `Save the frame as ${captures[format]}`,
  saved: 'Saved.',
  notLoaded: 'This could not be loaded. Check your network connection, and try again.',
  download: 'Download as one HTML file',
  downloadZip: 'Download as a zip',
  copyLink: 'Copy a link to this sketch',
  linkCopied: 'Link copied.',
  openPlayground: 'Open in the playground',
  embed: 'Embed on another site',
};

/** Labels of the form that asks for a name. */
export const nameForm = { confirm: 'OK', cancel: 'Cancel' };

/** What the browser did not let the page copy. */
export const copyPanel = {
  name: 'Copy it yourself',
  about:
    'The browser did not let this page copy, as with pages that are not served over HTTPS. The text is selected, so press Ctrl+C, or ⌘C on a Mac.',
  close: 'Close',
};

export const source = {
  name: 'Source',
  nameOf: (fileName: string) => `Source of ${fileName}`,
  edit: 'Edit',
  run: 'Run',
  reset: 'Reset',
  noFiles: 'The files could not be added. Check your network connection, and drop them again.',
  noEditor: 'The editor could not be loaded. Check your network connection, and press Edit again.',
};

export const inspect = {
  name: 'Inspect',
  notLoaded:
    'The inspection could not be loaded. Check your network connection, and press Inspect again.',
};

export const tools = {
  name: 'Tools',
  tidy: 'Tidy',
  find: 'Find',
  keys: 'Keys',
  size: 'Size of the code',
  smaller: 'Smaller code',
  larger: 'Larger code',
  percent: (size: number) => `${size} %`,
  arrange: { beside: 'Code beside', below: 'Code below' },
};

export const history = {
  name: 'History',
  loading: 'Reading the runs…',
  notLoaded: 'The history could not be loaded. Check your network connection, and open it again.',
};

export const ownSketches = {
  name: 'My sketches',
  loading: 'Reading your sketches…',
  notLoaded:
    'Your sketches could not be loaded. Check your network connection, and open this again.',
};

export const live = {
  name: 'Live',
  outcomes: {
    ready: () => 'Edits take effect as you type.',
    hotReloaded: () => 'Your edit runs.',
    restarting: (reason) => `Starting again, because ${reason}.`,
    restarted: (reason) => `Started again, because ${reason}.`,
    kept: () => 'The last version that worked is still running.',
  } satisfies Record<LiveOutcome, (reason: string) => string>,
};

export const problems = {
  name: 'Problem',
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
  repair: 'Show the repaired code',
};

export const offeredFile = {
  name: 'File',
  /** The text before and after the name of the file. */
  offer: (size: string, warning: string | undefined) => ({
    before: 'The sketch wants to save ',
    behind: `, ${size}.${warning ? ` ${warning}` : ''}`,
  }),
  size: (bytes: number) => (bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`),
  save: 'Save',
  dismiss: 'Dismiss',
};

export const log = {
  name: 'Console',
  show: 'Show in the console',
  kinds: (kind: LogKind, count: number) =>
    ({ all: 'All', warnings: `Warnings ${count}`, errors: `Errors ${count}` })[kind],
  newer: (lines: number) => (lines === 1 ? '1 new line' : `${lines} new lines`),
  clear: 'Clear',
  dropped: (messages: number) => `${messages} earlier messages are not shown.`,
  times: (count: number) => `${count} times`,
  more: (entries: number) => `… and ${entries} more`,
};
