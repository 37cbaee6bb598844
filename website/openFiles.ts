/**
 * Limits how many files are open at a time. A build that opens thousands of pages at once would
 * exceed what many systems allow a process (1,024 or 4,096), and fail.
 */
import pLimit from 'p-limit';

/** Calls a function that opens a file, at once or when enough of the earlier calls have ended. */
export const openFiles = pLimit(64);
