/**
 * Draws 10,000 frames, or `BENCH_FRAMES`, while everything changes that can: the soak test of the
 * library, which `npm test` runs for a few hundred frames.
 */
import { spawnSync } from 'node:child_process';
import { readCount } from '../environment';

export function run(): Promise<void> {
  const frames = readCount('BENCH_FRAMES', 10_000);
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '-c', 'packages/p5.asciify', 'browser/soak', '--reporter=list'],
    { stdio: 'inherit', env: { ...process.env, SOAK_FRAMES: String(frames) } },
  );
  if (status !== 0) throw new Error(`soak: it failed within ${frames} frames; see above.`);
  return Promise.resolve();
}
