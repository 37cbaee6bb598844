const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago a time is, in words. */
export function ago(time: number, now: number): string {
  const unit = units.find(([, length]) => now - time >= length);
  return unit ? words.format(-Math.floor((now - time) / unit[1]), unit[0]) : 'just now';
}

const moments = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** The exact time, which tells runs of one minute apart. */
export function momentOf(time: number): string {
  // Dates end at this many milliseconds from 1970.
  return Math.abs(time) <= 8.64e15 ? moments.format(time) : 'an unknown time';
}
