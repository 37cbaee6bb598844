import { spawn } from 'node:child_process';

/** The server of a screen that nobody sees. */
export const displayProgram = 'Xvfb';

export interface Display {
  /** For the variable `DISPLAY`. */
  name: string;
  stop: () => void;
}

/** The server chooses a free number and writes it down when it is ready. */
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
