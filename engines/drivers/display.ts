import { spawn } from 'node:child_process';

/** Xvfb, an X server whose display is in memory only. */
export const displayProgram = 'Xvfb';

export interface Display {
  /** Value for the environment variable `DISPLAY`. */
  name: string;
  stop: () => void;
}

/** Starts a display. With `-displayfd` the server writes its free display number when ready. */
export function startDisplay(program: string): Promise<Display> {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.stdio[3]?.once('data', (number: Buffer) => {
      resolve({ name: `:${number.toString().trim()}`, stop: () => void server.kill() });
    });
  });
}
