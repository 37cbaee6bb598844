import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { inTypeScript } from './runProgram';

/**
 * Runs a module in a thread of its own, beside the main thread. The module finds `input` in its
 * `workerData`, and posts its result.
 *
 * @param file A module in TypeScript.
 * @returns what the module posts first.
 * @throws what the module throws.
 */
export async function runInThread(file: string, input: unknown): Promise<unknown> {
  const thread = new Worker(file, { workerData: input, execArgv: inTypeScript });
  const [result]: unknown[] = await once(thread, 'message');
  return result;
}
