import { expect, it } from 'vitest';
import { variableNames } from '../../../site.config';
import { variableOf } from './variableOf';

it('names every variable about the operator that the site reads, and no other', () => {
  const read = variableNames.filter((name) => name.startsWith('OPERATOR_'));
  expect(Object.values(variableOf).sort()).toEqual(read.sort());
});
