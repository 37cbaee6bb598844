import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { threadOf } from './threads';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'threads-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const module = `
import { threadId } from 'node:worker_threads';

export default function halve(input: number): { half: number; threadId: number } {
  if (input % 2 === 1) throw new RangeError(\`\${input} is odd\`);
  return { half: input / 2, threadId };
}`;

it('runs a module in TypeScript, for all inputs in one other thread', async () => {
  const file = join(folder, 'halve.ts');
  writeFileSync(file, module);
  const halve = threadOf(file);
  const [first, second] = await Promise.all([halve(4), halve(6)]);
  expect([first, second]).toMatchObject([{ half: 2 }, { half: 3 }]);
  expect(first).not.toMatchObject({ threadId });
  expect(second).toMatchObject({ threadId: (first as { threadId: number }).threadId });
  await expect(halve(3)).rejects.toThrow('3 is odd');
});
