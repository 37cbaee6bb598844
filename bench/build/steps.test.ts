import { expect, it } from 'vitest';
import { readSteps } from './steps';

it('reads the steps that it knows, in seconds', () => {
  const output = [
    '[INFO] [en] Creating an optimized production build...',
    '[PERF] Build > en > Load site > Load plugins > Init plugins > library - 812.50 ms - (Heap 37mb -> 135mb / Total 159mb)',
    '[PERF] Build > en > Bundling with rspack - 16.67 seconds! - (Heap 172mb -> 360mb / Total 394mb)',
    '[PERF] Build > en > SSG > Thread pool - 4.66 seconds! - (Heap 361mb -> 362mb / Total 394mb)',
    '[PERF] SSG Worker 2 - Task 2 - Rendering 10 pathnames - 532.55 ms - (Heap 52mb -> 56mb / Total 86mb)',
    '[PERF] zip - 1.20 seconds! - (Heap 52mb -> 56mb / Total 86mb)',
  ].join('\n');
  expect([...readSteps(output)]).toEqual([
    ['  library', 0.8125],
    ['bundling', 16.67],
    ['zip', 1.2],
  ]);
});
