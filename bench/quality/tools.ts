/** Converters for the command line, as Debian packages them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { parseAnsi } from './ansi';
import type { TextCell } from './cells';

export interface Tool {
  readonly name: string;
  /** The command, and the package that has it. */
  readonly command: string;
  readonly debian: string;
  /** Arguments of the best setting that its manual gives for a grid and true colours. */
  readonly options: (cols: number, rows: number) => string[];
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'chafa',
    command: 'chafa',
    debian: 'chafa',
    options: (cols, rows) => [
      ...['--format', 'symbols', '--symbols', 'ascii', '--colors', 'full', '--work', '9'],
      ...['--size', `${cols}x${rows}`, '--stretch', '--font-ratio', '1', '--animate', 'off'],
    ],
  },
  {
    name: 'jp2a',
    command: 'jp2a',
    debian: 'jp2a',
    options: (cols, rows) => [
      ...[`--size=${cols}x${rows}`, '--colors', '--color-depth=24', '--background=dark'],
    ],
  },
  {
    name: 'libcaca',
    command: 'img2txt',
    debian: 'caca-utils',
    options: (cols, rows) => [
      ...['--width', String(cols), '--height', String(rows), '--format', 'utf8'],
      ...['--dither', 'fstein'],
    ],
  },
];

/** Whether the command is there. */
export function isInstalled({ command }: Tool): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // jp2a gives its version with an exit status of 1.
    return error instanceof Error && !error.message.includes('ENOENT');
  }
}

/** The release of a tool that is installed. */
export function versionOf({ name, command }: Tool): string {
  const { stdout, stderr } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return versionIn(`${stdout}${stderr}`, name);
}

/** The release in what a tool prints about itself; `name` stands in the message if there is none. */
export function versionIn(text: string, name: string): string {
  const version = /(?:version:? |jp2a )(\d[\w.]*\w)/i.exec(text)?.[1];
  if (version) return version;
  const [line = ''] = text.split('\n');
  throw new Error(`${name}: expected "--version" to print a version, got "${line}".`);
}

/** Converts a picture, and says how long the whole program took. */
export async function convert(
  tool: Tool,
  file: string,
  cols: number,
  rows: number,
): Promise<{ rows: TextCell[][]; milliseconds: number }> {
  const start = performance.now();
  const text = execFileSync(tool.command, [...tool.options(cols, rows), file], {
    encoding: 'utf8',
    env: { ...process.env, TERM: 'xterm-256color', COLORTERM: 'truecolor' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const milliseconds = performance.now() - start;
  return { rows: (await parseAnsi(text, cols)).slice(0, rows), milliseconds };
}
