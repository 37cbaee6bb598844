/**
 * What the player says to the reader about a run, its files and its links. `failures.ts` has what
 * it says when a run ends or does not begin.
 */
import type { Problem } from '../diagnosis/Problem';
import type { P5Major } from '../p5Majors';
import type { DisplayMode } from '../protocol/protocol';
import type { RestartReason } from '../source/hotReload/plan';
import type { OptionalScript } from './optionalScripts';

/** Texts of the live region. */
export const notices = {
  running: 'Running.',
  runningOn: (major: P5Major) => `Running on p5.js ${major}.x.`,
  paused: 'Paused.',
  stopped: 'Stopped.',
  oneFrame: 'One frame drawn.',
  displayModes: {
    characters: 'Shows the characters.',
    shapes: 'Shows characters chosen by shape.',
    plain: 'Shows the plain sketch.',
  } satisfies Record<DisplayMode, string>,
  reset: 'The sketch is back to its published or saved version.',
  tookNewer: 'The version of the other tab is here.',
  keptMine: 'The version of this tab stays.',
  corrected: 'Corrected, and running.',
  rescued: 'Repaired, and running.',
  rescuedOn: (major: P5Major) => `Repaired, and running on p5.js ${major}.x.`,
  rescueUndone: 'The sketch is as it was before the repair.',
  rescueUndoneOn: (major: P5Major) =>
    `The sketch is as it was before the repair, on p5.js ${major}.x.`,
  contextRestored: 'The graphics context was lost, and the sketch started again.',
  applied: 'Your edit runs.',
  restarted: (reason: string) => `Started again, because ${reason}.`,
  silent: 'The sketch has sound. Click it, or press a key within it, to start the sound.',
  devices: {
    camera: {
      asked: 'The sketch asks for your camera.',
      on: 'Your camera is on.',
      off: 'Your camera is off.',
      outOfView: 'The sketch is out of view, so your camera is off.',
      missing: 'The browser could not open a camera.',
    },
    microphone: {
      asked: 'The sketch asks for your microphone.',
      on: 'Your microphone is on.',
      off: 'Your microphone is off.',
      outOfView: 'The sketch is out of view, so your microphone is off.',
      missing: 'The browser could not open a microphone.',
    },
  },
  problem: ({ message, line }: Problem) =>
    line === undefined ? `Error: ${message}` : `Error in line ${line}: ${message}`,
};

/** Why an edit made the sketch start again. */
export const restartReasons: Record<
  RestartReason['because'] | 'stopped' | 'files' | OptionalScript,
  (name: string) => string
> = {
  canvas: () => 'the canvas changed',
  outside: () => 'code outside of functions changed',
  module: () => 'a sketch with import or export is loaded as a whole',
  refused: () => 'the running sketch could not take the change over',
  stopped: () => 'the sketch had stopped',
  files: () => 'its files changed',
  sound: () => 'it needs p5.sound now',
  textmode: () => 'it needs textmode.js now',
  variable: (name) => `the initial value of ${name} changed`,
  start: (name) => `${name}() runs once, at the start`,
  onlyAtStart: (name) => `${name}() is called only at the start`,
  handedOver: (name) => `${name}() was handed over at the start`,
  class: (name) => `${name} makes other objects now`,
  form: (name) => `${name} became something else`,
  missing: (name) => `${name} is missing and still used`,
};

/** Why something that the reader asked for could not be done. */
export const refusals = {
  notPlaying: 'Play the sketch first.',
  paused: 'The sketch is paused. Play the sketch first.',
  stopped: 'The sketch was stopped.',
  alreadyRecording: 'A recording is already running.',
  cancelledRecording: 'The recording was cancelled. Nothing was saved.',
  stoppedRecording: 'The sketch was stopped, so nothing was recorded.',
  nothingDrawn:
    'The sketch drew nothing during the recording, so no file was saved. You can save a still image as PNG.',
  noGif: 'The GIF could not be made. Check your network connection, and record again.',
  noPicture:
    'The PNG could not be saved, because the sketch returned something else. Check whether it replaces toBlob().',
  frameCodeMissing:
    'The code that saves frames could not be loaded. Check your network connection, and try again.',
  unreadableFrame: (place: string | null) =>
    `The frame could not be read, because ${place ?? 'its JSON'} is not what toJSON() writes. Check whether the sketch replaces toJSON().`,
  tooLongForLink:
    'The sketch is longer than 200 kB, which is too long for a link. Download it as a file instead.',
  inLine: (line: number, message: string) => `Line ${line}: ${message}`,
  notLoaded: (url: string, status: number) => `${url} could not be loaded (status ${status}).`,
};

/** Why a link to a sketch cannot be opened. */
export const brokenLinks = {
  damaged: 'The link is incomplete or damaged. Ask for the complete link again.',
  tooLong: 'The sketch in this link is longer than 200 kB, which is too long to open.',
  unknownVersion: 'The link was made by a newer version of this page. Reload, and try again.',
};

/** What a reader would not notice in the name of a file. */
export const nameWarnings = {
  alphabets: (word: string, alphabets: readonly string[]) =>
    `“${word}” is written with ${alphabets.join(' and ')} letters, some of which look the same.`,
  hidden: 'Its name contained invisible characters, which have been removed.',
};

/** Name of the sandbox of a sketch for screen readers. */
export const sandboxTitle = (title: string): string => `${title}, running`;
