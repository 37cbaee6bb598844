import { expect, test } from 'vitest';
import { matchesFacets } from './request';

const page = { language: 'en', docusaurus_tag: 'docs-default-current' };

test.each([
  [[], true],
  [['language:en'], true],
  [['language:de'], false],
  [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']], true],
  [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0']], false],
  [['language:-de'], true],
  [['language:-en'], false],
  [[[]], true],
  [['nonsense'], false],
])('%j: %s', (filters, expected) => {
  expect(matchesFacets(page, filters)).toBe(expected);
});
