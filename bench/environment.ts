/** Settings of the benchmarks, read from environment variables. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a count from a variable, such as the number of rounds or of pages.
 *
 * @throws Error when the variable is set to anything but a whole number from 1.
 */
export function readCount<Fallback extends number | undefined>(
  name: string,
  fallback: Fallback,
  environment: Environment = process.env,
): number | Fallback {
  const value = environment[name];
  if (!value) return fallback;
  const count = Number(value);
  if (Number.isInteger(count) && count >= 1) return count;
  throw new Error(`${name} is "${value}"; expected a whole number from 1, such as 5.`);
}

/**
 * How many times slower the processor is made: `BENCH_SLOWDOWN`, 4 unless it is set.
 *
 * @throws Error when it is set to anything but a number from 1.
 */
export function readSlowdown(environment: Environment = process.env): number {
  const value = environment['BENCH_SLOWDOWN'];
  if (!value) return 4;
  const slowdown = Number(value);
  if (slowdown >= 1 && Number.isFinite(slowdown)) return slowdown;
  throw new Error(`BENCH_SLOWDOWN is "${value}"; expected a number from 1, such as 1.5.`);
}
