/**
 * How many rounds a benchmark measures: `BENCH_ROUNDS`.
 *
 * @throws Error when the variable is set to anything but a whole number from 1.
 */
export function readRounds(
  fallback: number,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): number {
  const value = environment['BENCH_ROUNDS'];
  if (!value) return fallback;
  const rounds = Number(value);
  if (Number.isInteger(rounds) && rounds >= 1) return rounds;
  throw new Error(`BENCH_ROUNDS is "${value}"; expected a whole number from 1, such as 5.`);
}
