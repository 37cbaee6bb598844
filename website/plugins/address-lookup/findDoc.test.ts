import fc from 'fast-check';
import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { findDoc } from './findDoc';

const part = fc.constantFrom('a', 'A', 'b', 'a.b', 'é', '%20', ':id');
const path = fc
  .tuple(fc.array(part, { maxLength: 3 }), fc.constantFrom('', '/'))
  .map(([parts, end]) => `/${parts.join('/')}${end}`);

it('finds the document that a comparison with each of them finds', () => {
  fc.assert(
    fc.property(fc.array(path), path, (paths, pathname) => {
      const docs = paths.map((own, place) => ({ path: own, place }));
      const compared = docs.find((doc) => matchPath(pathname, { path: doc.path, exact: true }));
      expect(findDoc(docs, pathname)).toBe(compared);
    }),
    { numRuns: 1000 },
  );
});
