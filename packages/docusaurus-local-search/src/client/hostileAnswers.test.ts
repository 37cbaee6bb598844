/** Feeds the parsers with arbitrary data: files may be damaged. */
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseIndex, parseManifest } from '../searchIndex';
import { hostileText, manyRuns } from '../../../../testing/hostileText';
import { parseReply } from './searchWorker';

const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withSet: true });

it.each([
  ['index', parseIndex],
  ['manifest', parseManifest],
  ['reply of the worker', parseReply],
])('a damaged %s is refused', (_name, parse) => {
  fc.assert(
    fc.property(fc.oneof(anything, fc.record({ index: hostileText })), (value) => {
      expect(() => parse(value)).toThrow(v.ValiError);
    }),
    manyRuns,
  );
});
