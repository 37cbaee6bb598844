/** Labels and messages of the panel for the format and the length of a recording. */
import { MAX_SECONDS, type RecordingFormat } from '../../protocol/formats';

const names: Record<RecordingFormat, string> = { webm: 'WebM', mp4: 'MP4', gif: 'GIF' };

export const panel = {
  name: 'Record',
  format: 'Format',
  formats: names,
  /** Which formats the browser does not record, and what to do instead. */
  missing: (formats: readonly RecordingFormat[]) =>
    `This browser does not record ${formats.map((format) => names[format]).join(' or ')}. Choose another format, or record in another browser.`,
  seconds: 'Length in seconds',
  range: `1 to ${MAX_SECONDS}`,
  wrongSeconds: `Type a whole number of seconds from 1 to ${MAX_SECONDS}.`,
  record: 'Record',
  progress: 'Progress of the recording',
  left: (seconds: number) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
  making: 'Making the file…',
  cancel: 'Cancel',
  close: 'Close',
  saved: (name: string, frames: number, size: string) =>
    `Saved ${name}: ${frames === 1 ? 'one frame' : `${frames} frames`}, ${size}.`,
  saveAgain: 'Save it again',
};
