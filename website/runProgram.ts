import { spawn } from 'node:child_process';

/**
 * Options of Node for a program or thread in TypeScript. jiti transpiles the site's own modules, and
 * leaves packages to Node. tsx would turn packages that are ECMAScript modules into CommonJS, in which
 * each use of an import is a call: parsing HTML took twice as long.
 */
export const inTypeScript = ['--require', 'jiti/register'];

/**
 * Runs a program with the input and output of this process.
 *
 * @param signal Ends the program when it is aborted.
 * @throws Error when it fails or cannot be run.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  cwd: string,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // On Windows npm is a batch file, which needs a shell to run.
    const program = spawn(command, args, {
      cwd,
      signal,
      stdio: 'inherit',
      shell: command === 'npm' && process.platform === 'win32',
    });
    program.on('error', reject);
    program.on('exit', (status, signal) => {
      if (status === 0) resolve();
      else reject(new Error(`"${[command, ...args].join(' ')}" failed (${status ?? signal}).`));
    });
  });
}
