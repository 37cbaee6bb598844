/** Reads the JSON reports of the test runners, and adds up their results. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { timedTests } from './testTimes.js';

const folder = 'test-results/reports';
const names = /** @type {const} */ ([
  'unit',
  'builds',
  'library',
  'shape',
  'search',
  'first-paint',
  'site',
  'plain',
  'engines',
  'consumers',
]);

/** @param {typeof names[number]} name */
export function reportFile(name) {
  return `${process.cwd()}/${folder}/${name}.json`;
}

export function removeReports() {
  rmSync(folder, { recursive: true, force: true });
}

/** @typedef {{ passed: number, flaky: number, failed: number, skipped: number }} Counts */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number } & import('./testTimes.js').VitestTimes} VitestReport */
/** @typedef {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number } } & import('./testTimes.js').PlaywrightTimes} PlaywrightReport */

/** @returns {Counts} The number of tests in all reports. */
export function countResults() {
  const counts = readReports().map(countReport);
  return {
    passed: sum(counts.map(({ passed }) => passed)),
    flaky: sum(counts.map(({ flaky }) => flaky)),
    failed: sum(counts.map(({ failed }) => failed)),
    skipped: sum(counts.map(({ skipped }) => skipped)),
  };
}

/** The tests of all reports with their times. */
export function readTimes() {
  return readReports()
    .flatMap((report) => timedTests(report))
    .map((test) => ({ ...test, file: relative(process.cwd(), test.file) }));
}

/** @returns {(VitestReport | PlaywrightReport)[]} */
function readReports() {
  return names
    .map(reportFile)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Counts the tests of a report. A test that passed on a retry counts as passed and also as flaky.
 *
 * @param {VitestReport | PlaywrightReport} report
 * @returns {Counts}
 */
export function countReport(report) {
  if ('stats' in report) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected + flaky, flaky, failed: unexpected, skipped };
  }
  return {
    passed: report.numPassedTests,
    flaky: 0,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
