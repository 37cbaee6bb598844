/** Generators of hostile text for property tests: what links, storage or authors may pass in. */
import fc from 'fast-check';

const percent = fc.string({ unit: fc.constantFrom('%', 'E', '0', 'A', '4', 'é', '#', '&', '=') });
const markup = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</script><svg/onload=alert(1)>',
  '<!--',
  ']]>',
  '&lt;mark&gt;',
  'javascript:alert(1)',
  '//example.org/x',
  '\\\\example.org',
  '${1}{{1}}',
);
const addresses = fc.constantFrom(
  'https://',
  'http://[',
  'https://example.org:99999/',
  'https://example.org//example.com/x',
  '////example.org/x',
  'data:text/html,x',
  '/../',
  '/a/./b/',
);
const inherited = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '{"__proto__":{"x":1}}',
);
const huge = fc
  .tuple(
    fc.constantFrom('a', '%', '<', '[', '(', '\ud800', '𝌆', ' '),
    fc.integer({ min: 1, max: 20_000 }),
  )
  .map(([unit, times]) => unit.repeat(times));

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  percent,
  markup,
  addresses,
  inherited,
  fc.tuple(fc.string(), markup, fc.string()).map((parts) => parts.join('')),
  fc.json(),
  { arbitrary: huge, weight: 1 },
);

/** Options for `fc.assert`: how many hostile texts a property is tried with. */
export const manyRuns = { numRuns: 1000 };

/** Hostile text that can be part of an address or a document: without lone surrogates. */
export const wellFormedText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  percent,
  markup,
  addresses,
  inherited,
);
