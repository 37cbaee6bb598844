import { expect, it } from 'vitest';
import { describeSlowest, describeTime, timedTests } from './testTimes.js';

it('reads the tests of Playwright, however deep, with all their tries', () => {
  const report = {
    suites: [
      {
        specs: [{ title: 'a', file: 'a.spec.ts', tests: [{ results: [{ duration: 5 }] }] }],
        suites: [
          {
            specs: [
              {
                title: 'b',
                file: 'a.spec.ts',
                tests: [{ results: [{ duration: 1 }, { duration: 2 }] }],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(timedTests(report)).toEqual([
    { file: 'a.spec.ts', title: 'a', duration: 5 },
    { file: 'a.spec.ts', title: 'b', duration: 3 },
  ]);
});

it('reads the tests of Vitest, those without a time, too', () => {
  const assertionResults = [{ fullName: 'adds', duration: 4 }, { fullName: 'is skipped' }];
  expect(timedTests({ testResults: [{ name: 'sum.test.ts', assertionResults }] })).toEqual([
    { file: 'sum.test.ts', title: 'adds', duration: 4 },
    { file: 'sum.test.ts', title: 'is skipped', duration: 0 },
  ]);
});

it('names the slowest, with the sum of each file', () => {
  const tests = [
    { file: 'a.ts', title: 'one', duration: 1000 },
    { file: 'b.ts', title: 'two', duration: 1500 },
    { file: 'a.ts', title: 'three', duration: 900 },
  ];
  expect(describeSlowest(tests, 2).split('\n')).toEqual([
    'Files with the slowest tests:',
    '    1.9 s  a.ts',
    '    1.5 s  b.ts',
    'Slowest tests:',
    '    1.5 s  b.ts › two',
    '    1.0 s  a.ts › one',
  ]);
});

it.each([
  [0, '0.0 s'],
  [8449, '8.4 s'],
  [59_949, '59.9 s'],
  [59_950, '1:00 min'],
  [125_400, '2:05 min'],
  [3_600_000, '60:00 min'],
])('%d milliseconds are %s', (milliseconds, said) => {
  expect(describeTime(milliseconds)).toBe(said);
});
