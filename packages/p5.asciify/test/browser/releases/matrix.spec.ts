/**
 * Each row of the matrix, with p5.js alone and with the library. What a row came to is annotated for
 * the table of releases (`../../compatibility/MatrixReporter.ts`).
 */
import { majorOf } from '../../releaseNumbers';
import { expect, test } from '../harness/test';
import { faultsOfLibrary, faultsOfP5 } from './judge';
import { knownOf, type Verdict } from './known';
import { play } from './play';
import { ROWS } from './rows/index';

/** Set when the table is made: what is found goes into it, whether it was known or not. */
const verbose = Boolean(process.env['MATRIX_VERBOSE']);

for (const row of ROWS) {
  const tag = row.majors.length === 1 ? [`@only-p5-${row.majors.join()}`] : [];
  test(row.name, { tag }, async ({ page, site, release }, { annotations }) => {
    test.slow();
    const moments = row.moments(majorOf(release));
    const plain = await play(page, site, row, { release, withLibrary: false });
    const ofP5 = faultsOfP5(moments, plain);
    const converted = await play(page, site, row, { release, withLibrary: true });
    const ofLibrary =
      ofP5.length > 0 ? [] : faultsOfLibrary(moments, converted, plain, row.reports);

    const verdict: Verdict = ofP5.length > 0 ? 'p5' : ofLibrary.length > 0 ? 'no' : 'yes';
    annotations.push({ type: 'verdict', description: verdict });
    const faults = { 'with p5.js alone': ofP5, 'with the library': ofLibrary };
    if (verbose && verdict !== 'yes')
      console.log(release, row.name, JSON.stringify(faults, null, 2));
    const known = knownOf(row.name, release)?.verdict ?? 'yes';
    if (known === 'yes') {
      expect(faults, row.title).toEqual({ 'with p5.js alone': [], 'with the library': [] });
    }
    expect(verdict, `${row.title}: known.ts says otherwise`).toBe(known);
  });
}
