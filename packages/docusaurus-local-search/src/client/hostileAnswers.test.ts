/**
 * Feeds the parsers with arbitrary data: search services are not trusted, and files may be damaged.
 */
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseIndex, parseManifest } from '../searchIndex';
import { parseReply } from './searchWorker';
import { hostileText, manyRuns } from '../../../../testing/hostileText';
import { parseAnswer } from './answers';

const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withSet: true });
const nearly = fc.record(
  {
    nbHits: fc.oneof(fc.nat(), anything),
    hits: fc.array(
      fc.record(
        {
          objectID: fc.oneof(hostileText, anything),
          url: hostileText,
          _highlightResult: fc.record({
            hierarchy: fc.dictionary(hostileText, fc.record({ value: hostileText })),
          }),
        },
        { requiredKeys: ['url', '_highlightResult'] },
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
);

it('an answer is understood or refused, and leads nowhere else', () => {
  let understood = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        anything,
        nearly.map((result) => ({ results: [result] })),
      ),
      (answer) => {
        try {
          for (const { path } of parseAnswer(answer, 15, '/').sections) {
            expect(path).toMatch(/^\/(?!\/)/);
          }
          understood += 1;
        } catch (error) {
          expect(error).toBeInstanceOf(v.ValiError);
        }
      },
    ),
    manyRuns,
  );
  expect(understood).toBeGreaterThan(0);
});

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
