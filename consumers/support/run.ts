import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How a program has ended. */
export interface Run {
  status: number | null;
  /** What it has printed, errors included. */
  output: string;
}

/** Runs a program in a folder, until it ends. */
export function run(program: string, args: readonly string[], folder: string): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...settings(folder),
      // npm is a batch file on Windows, which only a shell can start.
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}

/** Starts a server in a folder, which prints the address where it listens. */
export function startServer(program: string, args: readonly string[], folder: string) {
  const child = spawn(program, args, settings(folder));
  const ended = once(child, 'close');
  const address = new Promise<string>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [found] = /http:\/\/127\.0\.0\.1:\d+(?=\s|\/)/.exec(output) ?? [];
        if (found) resolve(`${found}/`);
      });
    }
    child.on('error', reject);
    child.on('close', () => reject(new Error(`${args.join(' ')} ended, and printed:\n${output}`)));
  });
  return {
    address,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

function settings(folder: string) {
  // Playwright asks for colours, in which no text would be found. With CI set, Vite 8.3 doesn't listen to
  // its standard input, and its development server stops at "bundling dependencies".
  return { cwd: folder, env: { ...process.env, FORCE_COLOR: undefined, CI: undefined } };
}
