/** How long tests took, read from the reports of Vitest and Playwright. */

/**
 * @typedef {object} TimedTest
 * @property {string} file
 * @property {string} title
 * @property {number} duration In milliseconds, all tries together.
 */

/** @typedef {{ results: { duration: number }[] }} PlaywrightTest */
/** @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ suites: PlaywrightSuite[] }} PlaywrightTimes */
/** @typedef {{ name: string, assertionResults: { fullName: string, duration?: number | null }[] }} VitestFile */
/** @typedef {{ testResults: VitestFile[] }} VitestTimes */

/**
 * @param {PlaywrightTimes | VitestTimes} report
 * @returns {TimedTest[]}
 */
export function timedTests(report) {
  if ('suites' in report) return report.suites.flatMap(testsOf);
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: name,
      title: fullName,
      duration: duration ?? 0,
    })),
  );
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {TimedTest[]}
 */
function testsOf({ specs = [], suites = [] }) {
  const own = specs.map(({ title, file, tests }) => ({
    file,
    title,
    duration: tests
      .flatMap(({ results }) => results)
      .reduce((total, { duration }) => total + duration, 0),
  }));
  return [...own, ...suites.flatMap(testsOf)];
}

/**
 * The files and tests that took longest, as a table for people.
 *
 * @param {TimedTest[]} tests
 * @param {number} [most] How many of either.
 */
export function describeSlowest(tests, most = 10) {
  /** @type {Map<string, TimedTest>} */
  const files = new Map();
  for (const { file, duration } of tests) {
    const total = files.get(file)?.duration ?? 0;
    files.set(file, { file, title: '', duration: total + duration });
  }
  return [
    'Files with the slowest tests:',
    ...slowest([...files.values()], most),
    'Slowest tests:',
    ...slowest(tests, most),
  ].join('\n');
}

/**
 * @param {TimedTest[]} tests
 * @param {number} most
 */
function slowest(tests, most) {
  return [...tests]
    .sort((a, b) => b.duration - a.duration)
    .slice(0, most)
    .map(({ file, title, duration }) => {
      const name = [file, title].filter(Boolean).join(' › ');
      return `${describeTime(duration).padStart(9)}  ${name}`;
    });
}

/**
 * A time as people say it: `8.4 s`, `2:05 min`.
 *
 * @param {number} milliseconds
 */
export function describeTime(milliseconds) {
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}
