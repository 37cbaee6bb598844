/** Formats a size as "15 MB", with a no-break space; never less than 1. */
export function megabytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1_000_000))}\u00a0MB`;
}
