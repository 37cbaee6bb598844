/**
 * The name of a file that was saved without one: the date as ISO gives it (UTC), then the local
 * time.
 */
export function defaultFileName(now: Date): string {
  const date = now.toISOString().slice(0, 10);
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `asciify_output_${date}_${time}`;
}
