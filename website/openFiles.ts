/**
 * Few files at a time. A build of thousands of pages that asks for all of them at once has more files
 * open than many systems allow a process (1,024 or 4,096), and fails.
 */
import pLimit from 'p-limit';

/** Calls what opens a file, now or when others have closed theirs. */
export const openFiles = pLimit(64);
