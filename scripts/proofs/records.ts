/**
 * The files in which tests that passed are recorded, one for each test file. It names the fingerprint
 * of all code that takes part in these tests, and that of each test.
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The type of the annotation in which a test has its fingerprint. */
export const annotationType = 'proof';

/** The path of the records of a test file. */
export function recordsOf(testFile: string): string {
  const name = basename(testFile).replace('.spec.ts', '.txt');
  return fileURLToPath(new URL(`../../e2e/proofs/${name}`, import.meta.url));
}

export interface Records {
  /** The fingerprint of the code that ran the tests. */
  machinery: string;
  /** Titles of tests that passed, by the fingerprints of their sketches. */
  tests: ReadonlyMap<string, string>;
}

const heading = /^machinery ([\da-f]{16})$/;
const record = /^([\da-f]{16}) {2}(.+)$/;

/**
 * Parses the text of a file of records.
 *
 * @param file Its path, for messages.
 * @throws Error naming the line that is malformed, and the command that writes the file anew.
 */
export function parseRecords(text: string, file: string): Records {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const machinery = heading.exec(first)?.[1];
  if (machinery === undefined) throw malformed(file, 1, '"machinery" and a fingerprint', first);
  const tests = lines.map((line, index): [string, string] => {
    const [, fingerprint, title] = record.exec(line) ?? [];
    if (fingerprint === undefined || title === undefined) {
      throw malformed(file, index + 2, 'a fingerprint, two spaces and a title', line);
    }
    return [fingerprint, title];
  });
  return { machinery, tests: new Map(tests) };
}

function malformed(file: string, line: number, expected: string, found: string): Error {
  return new Error(
    `${file}:${line}: expected ${expected}, got "${found}". A fingerprint has 16 hexadecimal ` +
      'digits. Run `npm run prove` to write the file anew.',
  );
}

/** The text of a file of records, sorted by titles so that a change shows what it is about. */
export function formatRecords({ machinery, tests }: Records): string {
  const sorted = [...tests].sort(([a, one], [b, other]) => {
    if (one !== other) return one < other ? -1 : 1;
    return a < b ? -1 : 1;
  });
  return [
    `machinery ${machinery}`,
    ...sorted.map(([fingerprint, title]) => `${fingerprint}  ${title}`),
    '',
  ].join('\n');
}
