import { join } from 'node:path';
import Tinypool from 'tinypool';
import { inTypeScript } from './runProgram';

/**
 * Gives a module a thread of its own, beside the main thread. It begins with the first call, takes
 * one input after another, and ends with the process.
 *
 * @param file A module in TypeScript whose default export is a function of one input.
 * @returns a function that calls that one in the thread. Inputs and results are copied, and errors
 * come back.
 */
export function threadOf(file: string): (input: unknown) => Promise<unknown> {
  let pool: Tinypool | undefined;
  return (input) => {
    pool ??= new Tinypool({
      filename: join(__dirname, 'thread.cjs'),
      minThreads: 1,
      maxThreads: 1,
      execArgv: inTypeScript,
    });
    return pool.run({ file, input });
  };
}
