import { MAX_SECONDS, recordingFormats, type RecordingFormat } from '../../protocol/formats';

/** What the browser says of a type of video, if it records at all. */
export type IsTypeSupported = ((type: string) => boolean) | undefined;

/** The browser's own answer. */
export const browsersAnswer = (): IsTypeSupported =>
  'MediaRecorder' in globalThis ? (type) => MediaRecorder.isTypeSupported(type) : undefined;

/** The formats that this browser records. A GIF is made without its help. */
export function supportedFormats(isTypeSupported: IsTypeSupported): readonly RecordingFormat[] {
  return recordingFormats.filter(
    (format) => format === 'gif' || (isTypeSupported?.(`video/${format}`) ?? false),
  );
}

/** A length in seconds as it was typed; missing when it is no whole number within the limits. */
export function parseSeconds(typed: string): number | undefined {
  if (!/^\s*\d{1,3}\s*$/.test(typed)) return undefined;
  const seconds = Number(typed);
  return seconds >= 1 && seconds <= MAX_SECONDS ? seconds : undefined;
}

/**
 * How many seconds are left, as they are announced: often enough to know, and not every second. The
 * last five seconds are said once.
 */
export function announcedSeconds(left: number): number {
  return left <= 5 ? 5 : Math.ceil(left / 10) * 10;
}
