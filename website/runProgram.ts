import { spawn } from 'node:child_process';

/**
 * Runs a program with this one's input and output.
 *
 * @throws Error when it fails or cannot be run.
 */
export function runProgram(command: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // npm is a script on Windows.
    const program = spawn(command, args, {
      cwd,
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
