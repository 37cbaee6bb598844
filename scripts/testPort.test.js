import { afterEach, expect, it, vi } from 'vitest';
import { testPort } from './testPort.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([1, 1332, 1333, 65_535, 4_194_304])('keeps kinds apart in process %i', (pid) => {
  vi.spyOn(process, 'pid', 'get').mockReturnValue(pid);
  const kinds = /** @type {const} */ (['search', 'engines', 'site']);
  for (const [index, kind] of kinds.entries()) {
    vi.stubEnv('TEST_PORT', undefined);
    const first = 20_000 + 4_000 * index;
    const port = Number(testPort(kind, 'TEST_PORT'));
    expect(port).toBeGreaterThanOrEqual(first);
    // A suite may take the two ports after it.
    expect(port + 2).toBeLessThan(first + 4_000);
    // From here on, Linux gives ports to outgoing connections.
    expect(port + 2).toBeLessThan(32_768);
  }
});

it('hands the port on to the processes of the run', () => {
  vi.stubEnv('TEST_PORT', undefined);
  const port = testPort('site', 'TEST_PORT');
  expect(process.env['TEST_PORT']).toBe(port);
  vi.spyOn(process, 'pid', 'get').mockReturnValue(process.pid + 1);
  expect(testPort('site', 'TEST_PORT')).toBe(port);
});
