/** "15 MB", in one line; never less than 1. */
export function megabytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1_000_000))}\u00a0MB`;
}
